import { calls as contract } from '../../contract/table.ts';
import { ACCOUNTS, type Account } from '../../domain/accounts.ts';
import type { Instrument } from '../assets/instrument.ts';
import type { ServedCalls } from '../calls/handler.ts';
import type { Money } from '../ledger/decimal.ts';
import { type Invariant, LEDGER_INVARIANTS } from '../ledger/invariants.ts';
import { KIND, type KindTable, kindTable } from '../ledger/kinds.ts';
import type { Consumes, Outbox, Topic } from '../platform/outbox/outbox.ts';
import type { Tx } from '../platform/store/open.ts';
import type { TaskKind } from '../platform/tasks/port.ts';
import type { HandlersOf, ProductList, Products, Worth } from './product.ts';

/**
 * Throws unless each product stands in the list under its own name and books kinds of its own: by that name go its holds, which
 * only entries of its kinds touch, its tasks and what it consumes.
 */
export function assertNames(list: ProductList): void {
  for (const [key, { name, kinds }] of Object.entries(list)) {
    if (key !== name) throw new Error(`The product ${name} stands in the list as ${key}`);
    const foreign = kinds.find(({ product }) => product !== name);
    if (foreign) throw new Error(`The product ${name} brings the kind ${foreign.key}, which is ${foreign.product}'s`);
  }
}

/** Throws unless what falls due bears the name of its product, so that no two have one kind of tasks. */
export function assertTaskNames(products: Products): void {
  for (const [name, { tasks }] of Object.entries(products)) {
    const foreign = Object.keys(tasks ?? {}).find((kind) => !kind.startsWith(`${name}.`));
    if (foreign) throw new Error(`The product ${name} has the task ${foreign}, whose name begins with another`);
  }
}

/** All kinds of movement, the exchange's own and the products'. Throws where two share a number. */
export const kindsOfAll = (list: ProductList): KindTable =>
  kindTable([...Object.values(KIND), ...Object.values(list).flatMap((product) => product.kinds)]);

/** All rules that must hold at any moment. */
export const invariantsOf = (list: ProductList): readonly Invariant[] => [
  ...LEDGER_INVARIANTS,
  ...Object.values(list).flatMap((product) => product.invariants),
];

/** How each kind of tasks is done. */
export const taskKindsOf = (products: Products): ReadonlyMap<string, TaskKind> =>
  new Map(Object.values(products).flatMap(({ tasks }) => Object.entries(tasks ?? {})));

/** The calls that products serve; what is missing of the contract does not compile where they are put together. Throws where two serve one. */
export function handlersOf<All extends Products>(products: All): HandlersOf<All> {
  const handlers = Object.values(products).flatMap(({ handlers: own }) => Object.entries(own ?? {}));
  const twice = handlers.find(([name], index) => handlers.findIndex(([other]) => other === name) < index);
  if (twice) throw new Error(`Two products serve ${twice[0]}`);
  return Object.fromEntries(handlers) as HandlersOf<All>;
}

/** The calls that products bring along. Throws where two have one name, or one that the contract has. */
export function otherCallsOf(products: Products): ServedCalls {
  const all = Object.values(products).flatMap(({ calls }) => Object.entries(calls ?? {}));
  const twice = all.find(([name], index) => name in contract || all.findIndex(([other]) => other === name) < index);
  if (twice) throw new Error(`There are two calls ${twice[0]}`);
  return Object.fromEntries(all);
}

/** Has each product consume the events that it must not miss. */
export function subscribeAll(products: Products, outbox: Pick<Outbox, 'on'>): void {
  for (const [name, { consumes = {} }] of Object.entries(products))
    for (const topic of Object.keys(consumes) as Topic[]) subscribe(outbox, consumes, topic, `${name} of ${topic}`);
}

function subscribe<Name extends Topic>(
  outbox: Pick<Outbox, 'on'>,
  consumes: Consumes,
  topic: Name,
  consumer: string,
): void {
  const consume = consumes[topic];
  if (consume) outbox.on(topic, consumer, consume);
}

/** What a user has in all products beside the balances. */
export async function worthIn(products: Products, user: number): Promise<Worth> {
  const sums: Partial<Record<Account, Money>> = {};
  const worths = await Promise.all(Object.values(products).map((product) => product.worthOf?.(user)));
  for (const worth of worths) {
    if (!worth) continue;
    for (const account of ACCOUNTS) {
      const more = worth[account];
      if (more) sums[account] = more.plus(sums[account] ?? 0);
    }
  }
  return sums;
}

/** Refuses where a product keeps a user's money in an account; in the transaction that moves it. */
export async function assertMayLeave(products: Products, tx: Tx, user: number, account: Account): Promise<void> {
  for (const product of Object.values(products)) await product.mayLeave?.(tx, user, account);
}

/** The accounts that an instrument can be traded from. */
export const openAccounts = (products: Products, instrument: Instrument): ReadonlySet<Account> =>
  new Set(Object.values(products).flatMap(({ trading }) => (trading?.isOpen(instrument) ? [trading.account] : [])));

/** Ends what a user has open in all products. */
export async function unwindAll(products: Products, user: number): Promise<void> {
  for (const product of Object.values(products)) await product.unwind?.(user);
}

export async function restoreAll(products: Products): Promise<void> {
  for (const product of Object.values(products)) await product.restore?.();
}

export async function startAll(products: Products): Promise<void> {
  for (const product of Object.values(products)) await product.start?.();
}

/** In the opposite order of their start. */
export async function stopAll(products: Products): Promise<void> {
  for (const product of Object.values(products).reverse()) await product.stop?.();
}
