import type { Owner } from '../../ledger/port.ts';
import type { BookOrder } from '../../matching/port.ts';

/** The id of a user's order in the book; makers' orders have ids of their own. */
export const bookId = (orderId: number): string => `u${orderId}`;

/** The id in the store of a user's order in the book. */
export const orderIdOf = (order: BookOrder): number => Number(order.id.slice(1));

export const isUser = (owner: Owner): owner is { readonly user: number } => 'user' in owner;
