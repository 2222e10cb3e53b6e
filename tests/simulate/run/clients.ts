import {
  type Fields,
  type Pair,
  RESET,
  type Reply,
  type SeenOrder,
  type Sent,
  type SimulatedProduct,
  type Stage,
  type User,
} from '../product.ts';
import { join, tokenOf } from '../products/account.ts';
import { orderRows } from '../products/spot/rows.ts';
import type { Exchange } from '../world/exchange.ts';
import { type Chance, chanceOf } from '../world/random.ts';
import { Acknowledged, type Where } from './acknowledged.ts';
import { audit } from './audit.ts';
import { askTool, send } from './client.ts';
import type { Host } from './host.ts';
import { Violated } from './outcome.ts';
import { readPairs } from './pairs.ts';
import { type Act, JOIN } from './plan.ts';

/** So many of each user's last money calls are asked again after a restart, and so many of all acknowledged ones before them. */
const ASKED_AGAIN = { last: 12, earlier: 12 };

/** So often somebody tries to sign in, and this far apart while they may not. */
const SIGN_INS = 30;
const SIGN_IN_EACH_MS = 60_000;
/** So long may take what is asked by somebody who has to sign in first. */
export const SIGN_IN_MS = SIGN_INS * SIGN_IN_EACH_MS;

/** So near its end a session may have ended already: its client does not know to the ms when it began. */
const NEAR_END_MS = 60_000;

const SILENCE: Reply = { kind: null, message: null };

/** The users of the exchange: what they ask it, what they were answered, and what they do. */
export class Clients {
  readonly users: readonly User[];
  readonly acknowledged = new Acknowledged();
  /** The exchange's time at the latest answer. */
  lastTime = 0;
  private readonly host: Host;
  private readonly products: readonly SimulatedProduct[];
  private pairs: readonly Pair[] = [];
  private serial = 0;

  constructor(host: Host, products: readonly SimulatedProduct[], users: number) {
    this.host = host;
    this.products = products;
    this.users = Array.from({ length: users }, (_, index) => ({
      index,
      email: `user${index}@example.com`,
      password: `password-${index}`,
      tokens: [],
      ends: new Map(),
      ended: new Map(),
      doubtful: new Set(),
      nextPassword: null,
      isRegistered: false,
    }));
  }

  /** Those that were quoted last. */
  get knownPairs(): readonly Pair[] {
    return this.pairs;
  }

  async readPairs(exchange: Exchange): Promise<void> {
    this.pairs = (await this.host.within(readPairs(exchange), 'quotes')) ?? this.pairs;
  }

  async act({ user: index, action: name, seed }: Act): Promise<void> {
    const user = this.users[index];
    if (!user) return;
    this.host.count(`did ${name}`);
    const stage = this.stage(user, chanceOf(seed));
    if (name === JOIN || !user.isRegistered || tokenOf(user) === undefined) await join(stage);
    const action = this.products.flatMap(({ actions }) => actions).find((one) => one.name === name);
    await action?.run(stage);
  }

  /** Whether a session should hold; undefined where nobody knows. */
  lives({ tokens, ends, ended, doubtful }: User, token: string): boolean | undefined {
    if (ended.has(token)) return false;
    const isNearEnd = (ends.get(token) ?? Number.POSITIVE_INFINITY) - this.now() < NEAR_END_MS;
    return tokens.includes(token) && !doubtful.has(token) && !isNearEnd ? true : undefined;
  }

  /** The time of the exchange, which a jump moves before anybody is answered; where it is down, that of the last answer. */
  private now(): number {
    return Math.max(this.lastTime, this.host.exchange?.deps.clock.now() ?? 0);
  }

  private stage(user: User, chance: Chance, exchange = this.host.exchange): Stage {
    // What began in a life does not go on in the next.
    const alive = <T>(work: () => Promise<T>): Promise<T> =>
      this.host.exchange === exchange ? work() : new Promise(() => undefined);
    const [first, ...rest] = this.pairs;
    if (!first) throw new Violated('there are pairs to trade', this.pairs);
    return {
      user,
      chance,
      pairs: [first, ...rest],
      call: (name, fields = {}, token = tokenOf(user)) => alive(() => this.call(user, name, fields, token)),
      pay: (name, fields) => {
        const where = this.next();
        const client_id = `user-${user.index}-call-${where.place}`;
        return alive(() =>
          this.pay(this.acknowledged.keep(this.acknowledged.note(user, name, { ...fields, client_id }, where))),
        );
      },
      payAgain: async () => {
        const known = this.acknowledged.of(user).slice(0, 8);
        const sent = known[chance.whole(0, Math.max(0, known.length - 1))];
        return sent ? alive(() => this.pay(sent)) : SILENCE;
      },
      payOtherwise: async (change) => {
        const sent = this.acknowledged.of(user).find(({ name, reply }) => name === 'spot.place' && reply !== null);
        if (!sent) return SILENCE;
        return alive(() => this.call(user, sent.name, { ...sent.fields, ...change }, tokenOf(user)));
      },
      others: () =>
        this.users
          .filter((one) => one !== user && one.isRegistered && tokenOf(one) !== undefined)
          .map((one) => this.stage(one, chance, exchange)),
      now: () => this.lastTime,
      within: (work) => alive(async () => (this.host.exchange ? work(this.host.exchange.deps) : null)),
      tool: (path, body) => alive(() => this.useTool(user, path, body)),
      violate: (rule, detail) => {
        throw new Violated(rule, detail);
      },
    };
  }

  // ---- calls --------------------------------------------------------------------------------

  private pay({ user, name, fields }: Sent): Promise<Reply> {
    return this.call(user, name, fields, tokenOf(user));
  }

  async call(user: User, name: string, fields: Fields, token: string | undefined): Promise<Reply> {
    const { exchange } = this.host;
    if (!exchange) return SILENCE;
    const isMoney = exchange.calls[name]?.money === true;
    const sent = isMoney ? this.acknowledged.note(user, name, fields, this.next()) : null;
    const attempt = sent && this.acknowledged.attempt(sent, this.host.life);
    const wasEnded = token !== undefined && user.ended.has(token);
    const { time, ...reply } = await send(exchange, name, fields, token);
    attempt?.answered(reply, this.isHeard(exchange), this.next().place);
    this.lastTime = Math.max(this.lastTime, time);
    if (/^HTTP 5/.test(reply.kind ?? '') && !this.host.isExcused)
      throw new Violated('a call fails only where the store or a line does', {
        name,
        fields,
        reply,
        log: exchange.complaints.at(-1),
      });
    this.host.count(`${name} ${reply.kind}`);
    this.host.trace.write(`  ${user.index} ${name} ${JSON.stringify(fields)} -> ${JSON.stringify(reply)}`);
    if (sent?.reply && reply.kind === 'ok' && JSON.stringify(reply) !== JSON.stringify(sent.reply))
      throw new Violated('the same client id gets the same reply (readings G8)', { sent, reply });
    if (wasEnded && reply.kind === 'ok')
      throw new Violated('a session that was ended is dead for good (readings G2)', { name, reply });
    if (reply.kind === '999' && token && this.lives(user, token))
      throw new Violated('a session lives until it is ended or runs out (readings G2)', { name, reply });
    if (reply.kind === '999' && token)
      user.tokens.splice(0, user.tokens.length, ...user.tokens.filter((one) => one !== token));
    return reply;
  }

  /** The next place in the sequence of everything that happens. */
  private next(): Where {
    this.serial += 1;
    return { life: this.host.life, place: this.serial };
  }

  /** Whether whoever asked in a life of the exchange hears its answer. */
  private isHeard(exchange: Exchange): boolean {
    return this.host.exchange === exchange && !this.host.isDead;
  }

  /** A tool of the demo, in nobody's hands unless with a token. */
  async tool(path: string, body: object | undefined, token?: string): Promise<Reply> {
    const { exchange } = this.host;
    if (!exchange) return SILENCE;
    const reply = await askTool(exchange, path, body, token);
    this.host.trace.write(`  tool ${path} ${JSON.stringify(body)} -> ${JSON.stringify(reply).slice(0, 200)}`);
    return reply;
  }

  private async useTool(user: User, path: string, body: object | undefined): Promise<Reply> {
    const { exchange } = this.host;
    const isMoney = exchange !== null && path === RESET;
    const attempt =
      isMoney && this.acknowledged.attempt(this.acknowledged.note(user, RESET, {}, this.next()), this.host.life);
    const reply = await this.tool(path, body, tokenOf(user));
    if (attempt) attempt.answered(reply, this.isHeard(exchange), this.next().place);
    return reply;
  }

  /** The reply to a call of somebody who has an account: they sign in first, again where their session has run out. */
  private async signedIn(user: User, ask: () => Promise<Reply>): Promise<Reply> {
    for (let tries = SIGN_INS; tries > 0; tries -= 1) {
      if (tokenOf(user) === undefined) await join(this.stage(user, chanceOf('again')));
      // After wrong passwords they have to wait.
      if (tokenOf(user) === undefined) await this.host.environment.machine.sleep(SIGN_IN_EACH_MS);
      else {
        const reply = await ask();
        // Others of their sessions may have run out too: each is let go when it is refused.
        if (reply.kind !== '999') return reply;
      }
    }
    throw new Violated('whoever has an account can sign in', user.email);
  }

  // ---- what they look at after a restart and at the end -------------------------------------

  /** Each session that a user had or ended: what its answer must be the call itself looks at. */
  async trySessions(user: User): Promise<void> {
    for (const token of [...user.tokens, ...user.ended.keys()]) await this.call(user, 'user.info', {}, token);
  }

  async askAgain(user: User): Promise<void> {
    const all = this.acknowledged.of(user);
    const earlier = all.slice(ASKED_AGAIN.last).filter(({ reply }) => reply !== null);
    const chance = chanceOf(`${this.host.environment.seed}/asked again/${this.host.life}/${user.index}`);
    const some = chance.some(earlier, ASKED_AGAIN.earlier);
    for (const sent of [...all.slice(0, ASKED_AGAIN.last), ...some]) {
      const isAcknowledged = sent.reply !== null;
      const reply = await this.signedIn(user, () => this.pay(sent));
      if (isAcknowledged && reply.kind !== 'ok')
        throw new Violated('what was acknowledged stands after a restart', { sent, reply });
    }
  }

  async audit(user: User): Promise<SeenOrder[]> {
    this.host.count('audits');
    const ask = (name: string, fields: Fields) =>
      this.signedIn(user, () => this.call(user, name, fields, tokenOf(user)));
    const sent = this.acknowledged.allOf(user);
    return audit({ user, ask, pairs: this.pairs, products: this.products, sent, now: () => this.now() });
  }

  /** A user takes their open orders out: each must be in the book, and all that they hold comes back. */
  async cancelAll(user: User): Promise<void> {
    const stage = this.stage(user, chanceOf('cancel'));
    const reply = await this.signedIn(user, () => stage.call('spot.orders', { status: 1, limit: 100 }));
    for (const order of reply.kind === 'ok' ? orderRows(reply.message) : []) {
      const cancelled = await stage.pay('spot.cancel', { id: order.id });
      if (cancelled.kind !== 'ok') throw new Violated('an open order can be cancelled', { order, cancelled });
    }
  }
}
