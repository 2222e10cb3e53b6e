/**
 * Kinds of movement: the number on the wire (AccountLog.type) and the key of its text in
 * `locales/<lang>/exchange.json` under `ledger.`. Numbers are kept for good: rows refer to them.
 */
export const KIND = {
  demoGrant: 1,
  demoReset: 2,
  spotFreeze: 20,
  spotRelease: 21,
  spotTrade: 22,
  spotFee: 23,
  makerFunding: 90,
  makerNet: 91,
} as const;
export type KindName = keyof typeof KIND;

/** Numbers that the wire keeps for transfers between accounts and coins (wire.md section 5, hzhistory). */
export const TRANSFER_KINDS = { first: 9, last: 16 } as const;

/** Kinds that bring money into the exchange or out of it: what a day's result leaves out (readings G17). */
export const FLOW_KINDS: readonly number[] = [KIND.demoGrant, KIND.demoReset];

const NAMES = new Map<number, KindName>((Object.keys(KIND) as KindName[]).map((name) => [KIND[name], name]));

/** The name of a movement kind, which is the key of its text; undefined for a number that none has. */
export const kindName = (kind: number): KindName | undefined => NAMES.get(kind);
