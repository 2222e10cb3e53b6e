/**
 * Client ids of money calls (readings G8). One id belongs to one body and is kept until a clear answer came: a repeat after
 * a lost reply then happens once. A changed body, a success and a clear refusal end it.
 */
export interface ClientIds {
  /** The id for this body. */
  idFor(body: object): string;
  /** The server has answered clearly. */
  settle(): void;
}

const newId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function clientIds(make: () => string = newId): ClientIds {
  let kept: { body: string; id: string } | undefined;
  return {
    idFor: (body) => {
      const text = JSON.stringify(body);
      if (kept?.body !== text) kept = { body: text, id: make() };
      return kept.id;
    },
    settle: () => {
      kept = undefined;
    },
  };
}
