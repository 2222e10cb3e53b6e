/** Whose balance: a user id, or a house account by name ("outside", "fees", "maker:1"). */
export type Owner = { readonly user: number } | { readonly house: string };

/** Whether it is a user. */
export const isUser = (owner: Owner): owner is { readonly user: number } => 'user' in owner;

export const isSameOwner = (a: Owner, b: Owner): boolean =>
  isUser(a) ? isUser(b) && a.user === b.user : !isUser(b) && a.house === b.house;

/**
 * Who froze an amount: a product and what it is for there ("spot", "order:17"). Unique over all owners; only entries of the
 * product's own kinds change it.
 */
export interface HoldRef {
  readonly product: string;
  readonly reference: string;
}

/** The world beyond the exchange: what users brought in stands here with a minus, so that all sums are zero. */
export const OUTSIDE: Owner = { house: 'outside' };
/** Where fees go. */
export const FEES: Owner = { house: 'fees' };

/** An owner as the key of the store's rows. */
export const ownerKey = (owner: Owner): string => (isUser(owner) ? `user:${owner.user}` : `house:${owner.house}`);

/** The owner that a key of the store's rows names. */
export function ownerOf(key: string): Owner {
  return key.startsWith('user:') ? { user: Number(key.slice(5)) } : { house: key.slice(6) };
}

/** The key of one balance. */
export interface Place {
  readonly owner: string;
  readonly account: string;
  readonly coin: number;
}

/** The balance that a posting changes. */
export const placeOf = ({ owner, account, coin }: Omit<Place, 'owner'> & { readonly owner: Owner }): Place => ({
  owner: ownerKey(owner),
  account,
  coin,
});
