const TAIL = 4;

/** The last four characters of a card or account number, however it is written; null where they are not there or masked. */
export function cardTail(number: string | null | undefined): string | null {
  const tail = String(number ?? '')
    .replace(/[\s-]/g, '')
    .slice(-TAIL);
  return /^[0-9A-Za-z]{4}$/.test(tail) ? tail.toUpperCase() : null;
}
