/** Why nothing at all is to be had, with the HTTP status: said by what may stand in front of an exchange and answer in its place. */
export const CLOSURES = { maintenance: 503, limited: 429, region: 451 } as const;

export type Closure = keyof typeof CLOSURES;

/** What a status says of the exchange; nothing where it is the exchange's own. */
export const closureOf = (status: number | undefined): Closure | undefined =>
  (Object.keys(CLOSURES) as Closure[]).find((name) => CLOSURES[name] === status);
