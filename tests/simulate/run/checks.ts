import type { Invariant } from '../../../src/exchange/ledger/invariants.ts';
import { checkOrdersAsked } from '../products/spot/asked.ts';
import { checkPriority } from '../products/spot/priority.ts';
import type { Listeners } from '../sockets/listeners.ts';
import type { Connection } from '../world/database.ts';
import type { Exchange } from '../world/exchange.ts';
import { checkAccounts } from './accounts.ts';
import { checkSent, seenOf } from './audit.ts';
import { unpublished } from './booked.ts';
import { differenceOf, ordersByUser, storedOrders } from './books.ts';
import { checkClaims } from './claims.ts';
import { type Clients, SIGN_IN_MS } from './clients.ts';
import type { Host } from './host.ts';
import type { Observed } from './observed.ts';
import { Violated } from './outcome.ts';
import { StandingRules } from './standing-rules.ts';

/** So often, and this far apart, a book is looked at until it is what the store has. */
const LOOKS = 6;
const LOOK_EACH_MS = 500;

/** Client ids of the orders that the demo account comes with. */
const OF_DEMO = /^demo-order-\d$/;

const violate = (rule: string, detail: unknown): never => {
  throw new Violated(rule, detail);
};

/** Who is looked at. */
export interface Parties {
  readonly host: Host;
  readonly clients: Clients;
  readonly observed: Observed;
  readonly listeners: Listeners;
}

/** What must hold after each step and after each restart. */
export class Checks {
  private readonly host: Host;
  private readonly clients: Clients;
  private readonly observed: Observed;
  private readonly listeners: Listeners;
  private readonly db;
  private readonly rules: StandingRules;
  /** Up to where the rules were looked at. */
  private checkedWrites: number | undefined;
  private checkedConnection: Connection | null = null;

  constructor({ host, clients, observed, listeners }: Parties, rules: readonly Invariant[]) {
    this.host = host;
    this.clients = clients;
    this.observed = observed;
    this.listeners = listeners;
    const { database } = host.environment;
    this.db = database.db;
    this.rules = new StandingRules(database, rules);
  }

  /** The rules that hold at any moment. */
  async now(): Promise<void> {
    const { host, observed } = this;
    if (observed.found) throw observed.found;
    const [unheard] = observed.unheard;
    if (unheard !== undefined) throw new Violated("a listener that throws is in nobody's way", unheard);
    const [reason] = host.exchange?.broken ?? [];
    if (reason) throw new Violated('memory and store agree', String(reason instanceof Error ? reason.stack : reason));
    this.listeners.checkLines();
    if (host.connection?.isInTransaction) return;
    // What nobody has written to is as it was.
    const writes = host.connection?.writes;
    if (writes === this.checkedWrites && host.connection === this.checkedConnection) return;
    const broken = await this.rules.firstBroken();
    if (broken) throw new Violated(broken.rule, broken.rows);
    if (host.exchange) await this.priority(host.exchange);
    if (!host.isExcused) await this.books();
    if (!host.isExcused) await this.told();
    [this.checkedWrites, this.checkedConnection] = [writes, host.connection];
  }

  /** What was acknowledged before a restart stands after it. */
  async afterRestart(): Promise<void> {
    const { host, clients, observed } = this;
    const now = host.exchange?.deps.clock.now() ?? clients.lastTime;
    if (now < clients.lastTime)
      throw new Violated('time does not run backwards over a restart', { now, before: clients.lastTime });
    await checkAccounts(this.db, clients.users);
    await checkClaims(this.db, clients.acknowledged.all);
    if (host.exchange) await this.orders(host.exchange);
    const { published } = observed;
    const pairs = clients.knownPairs;
    if (!host.isDead && host.exchange) await host.within(published.check(host.exchange, pairs), 'published trades');
    await this.booked();
    for (const user of clients.users) {
      if (host.isDead || !user.isRegistered) continue;
      await host.within(clients.trySessions(user), 'trying sessions');
      if (host.isDead) continue;
      await host.within(clients.askAgain(user), 'asking again', SIGN_IN_MS);
    }
    const { ticks } = observed;
    if (!host.isDead && host.exchange) await host.within(published.checkMinutes(host.exchange), 'published minutes');
    if (!host.isDead && host.exchange) await host.within(ticks.check(host.exchange, pairs), 'told ticks');
    await this.books();
  }

  /** What was booked is public. What waits for the journal gets some time. */
  async booked(): Promise<void> {
    const { observed, clients } = this;
    for (let left = LOOKS; ; left -= 1) {
      const { exchange, isDead } = this.host;
      if (!exchange || isDead) return;
      const { instruments } = exchange.deps.markets;
      const untold = await unpublished(this.db, { instruments, users: clients.users, published: observed.published });
      if (!untold) return;
      if (left <= 0) throw new Violated('a trade that is booked is public as it was booked (readings H4)', untold);
      await this.host.passTime(LOOK_EACH_MS);
    }
  }

  /** Orders that were acknowledged have been filled in price-time order so far. */
  private async priority({ deps }: Exchange): Promise<void> {
    const orders = await storedOrders(this.db, deps.markets.instruments);
    checkPriority(seenOf(orders, this.clients.acknowledged.all), violate);
  }

  /** Each open order stands in its book, with what remains of it and at its place. What is being settled gets some time. */
  private async books(): Promise<void> {
    for (let left = LOOKS; ; left -= 1) {
      const { exchange, connection, isDead } = this.host;
      if (!exchange || !connection || isDead) return;
      const isAtRest = !connection.isInTransaction;
      const difference = await differenceOf(exchange.deps, this.db);
      if (isAtRest && !difference) return;
      if (isAtRest && left <= 0) throw new Violated('open orders stand in their books, the oldest first', difference);
      await this.host.passTime(LOOK_EACH_MS);
    }
  }

  /** What listeners were told is what stands. What is on its way to them gets some time. */
  private async told(): Promise<void> {
    const { host, observed } = this;
    for (let left = LOOKS; ; left -= 1) {
      if (!host.exchange || host.isDead) return;
      try {
        await host.within(this.listeners.check(host.exchange), 'a look at what listeners were told');
        if (observed.found) throw observed.found;
        return;
      } catch (error) {
        if (!(error instanceof Violated) || left <= 0 || observed.found) throw error;
      }
      await host.passTime(LOOK_EACH_MS);
    }
  }

  /** Orders that were acknowledged are there, each once, and no others. */
  private async orders({ deps }: Exchange): Promise<void> {
    const orders = await ordersByUser(this.db, deps.markets.instruments);
    const { users, acknowledged } = this.clients;
    for (const user of users) {
      const [own, sent] = [orders.get(user.email) ?? [], acknowledged.allOf(user)];
      checkSent(own, sent);
      checkOrdersAsked(own, sent, (rule, detail) => violate(rule, { user: user.email, detail }));
    }
    const emails = new Set(users.map(({ email }) => email));
    const others = [...orders].flatMap(([email, own]) => (emails.has(email) ? [] : own));
    const ids = others.map(({ clientId }) => clientId);
    // The account that a demo exchange begins with has placed some by itself.
    if (new Set(ids).size < ids.length || !ids.every((id) => id !== undefined && OF_DEMO.test(id)))
      throw new Violated('only users have orders, and the demo account its own', others);
  }
}
