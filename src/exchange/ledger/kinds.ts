import { LOG_TYPE } from '../../domain/log-types.ts';

/** A kind of movement. */
export interface LedgerKind {
  /** Its number on the wire (AccountLog.type). Kept for good: rows refer to it. */
  readonly id: number;
  /** Its words: `ledger.<key>` in `locales/<lang>/exchange.json`. */
  readonly key: string;
  /** Who books it. */
  readonly product: string;
  /** Brings money into the exchange or takes it out: what a day's result leaves out (readings G17). */
  readonly isFlow: boolean;
  /** At most one entry a reference: the store refuses a second one, so that nothing is settled twice. */
  readonly isOnce: boolean;
}

type Kinds<Key extends string> = { readonly [Name in Key]: LedgerKind };

/** The kinds of a product, one row each, by their keys. */
export function kindsOf<Key extends string>(
  product: string,
  rows: Readonly<Record<Key, Pick<LedgerKind, 'id'> & Partial<Pick<LedgerKind, 'isFlow' | 'isOnce'>>>>,
): Kinds<Key>;
export function kindsOf(
  product: string,
  rows: Readonly<Record<string, Pick<LedgerKind, 'id'> & Partial<Pick<LedgerKind, 'isFlow' | 'isOnce'>>>>,
): Kinds<string> {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [key, { key, product, isFlow: false, isOnce: false, ...row }]),
  );
}

/** The kinds that no product books. */
export const KIND = {
  ...kindsOf('demo', {
    demoGrant: { id: LOG_TYPE.demoGrant, isFlow: true },
    demoReset: { id: LOG_TYPE.demoReset, isFlow: true },
  }),
  /** What products' house accounts begin with (`ProductSpec.funding`). */
  ...kindsOf('house', { houseFunding: { id: 92, isOnce: true } }),
  ...kindsOf('makers', { makerFunding: { id: 90 }, makerNet: { id: 91, isOnce: true } }),
} as const;

/** All kinds of an exchange. */
export interface KindTable {
  readonly all: readonly LedgerKind[];
  /** Undefined for a number that none has. */
  byId(id: number): LedgerKind | undefined;
  /** Numbers of those that bring money in or take it out. */
  readonly flows: readonly number[];
}

/** Puts kinds together; throws where two have one number or one key. */
export function kindTable(all: readonly LedgerKind[]): KindTable {
  const byId = new Map(all.map((kind) => [kind.id, kind]));
  if (byId.size < all.length || new Set(all.map(({ key }) => key)).size < all.length)
    throw new Error('Two kinds of the ledger have one number or one key');
  return {
    all,
    byId: (id) => byId.get(id),
    flows: all.filter(({ isFlow }) => isFlow).map(({ id }) => id),
  };
}
