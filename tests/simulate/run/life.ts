import { setImmediate as round } from 'node:timers/promises';
import { invariantsOf } from '../../../src/exchange/products/compose.ts';
import { PRODUCTS } from '../../../src/exchange/products/index.ts';
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
import { checkPriority, orderRows } from '../products/spot.ts';
import { checkOrdersAsked } from '../products/spot-asked.ts';
import { ORDERS_READ } from '../sockets/app.ts';
import { Listeners } from '../sockets/listeners.ts';
import type { Connection, Death } from '../world/database.ts';
import { type Chance, chanceOf } from '../world/random.ts';
import { type Ground, startWorld, type World } from '../world/world.ts';
import { checkAccounts } from './accounts.ts';
import { Acknowledged, type Where } from './acknowledged.ts';
import { audit, checkSent, seenOf } from './audit.ts';
import { differenceOf, ordersByUser, storedOrders } from './books.ts';
import { askTool, send } from './client.ts';
import { Violated } from './outcome.ts';
import { readPairs } from './pairs.ts';
import { type Act, JOIN, type Step } from './plan.ts';
import { Published } from './published.ts';
import { StandingRules } from './standing-rules.ts';
import { ToldTicks } from './told-ticks.ts';
import type { Trace } from './trace.ts';

/** The longest that anything may take, in the exchange's time. */
const PATIENCE_MS = 120_000;
/** How many acts a slow or full store lasts. */
const WEATHER_LASTS = 3;
/** So many of each user's last money calls are asked again after a restart, and so many of all acknowledged ones before them. */
const ASKED_AGAIN = { last: 12, earlier: 12 };

/** So often somebody tries to sign in, and this far apart while they may not. */
const SIGN_INS = 30;
const SIGN_IN_EACH_MS = 60_000;

/** After a break this many acts may find the store away. */
const EXCUSED = 12;

/** More levels than any book has. */
const MOST_LEVELS = 5000;

/** So often, and this far apart, a book is looked at until it is what the store has. */
const LOOKS = 6;
const LOOK_EACH_MS = 500;

/** So many rounds of the event loop end what a dead world had begun. */
const LAST_ROUNDS = 20;

/** So near its end a session may have ended already: its client does not know to the ms when it began. */
const NEAR_END_MS = 60_000;

/** Client ids of the orders that the demo account comes with. */
const OF_DEMO = /^demo-order-\d$/;

const DEAD = Symbol('dead');

/** A run under way: the exchange through its lives, its users, and what they were told. */
export class Life {
  readonly counts: Record<string, number> = {};
  private readonly ground: Ground;
  private readonly trace: Trace;
  private readonly products: readonly SimulatedProduct[];
  private readonly users: readonly User[];
  private readonly acknowledged = new Acknowledged();
  private readonly published = new Published();
  private readonly ticks = new ToldTicks();
  /** What was not told to who comes after a listener that threw. */
  private readonly unheard = new Set<string>();
  /** What a listener found: whoever calls listeners guards them. */
  private found: unknown = null;
  private readonly listeners: Listeners;
  private readonly db;
  private readonly rules: StandingRules;
  /** Up to where the rules were looked at. */
  private checkedWrites: number | undefined;
  private checkedConnection: Connection | null = null;
  private world: World | null = null;
  private connection: Connection | null = null;
  private death: Promise<typeof DEAD> = new Promise(() => undefined);
  private isDead = false;
  /** Where the next start dies too. */
  private again: Death | null = null;
  private pairs: readonly Pair[] = [];
  private weatherLeft = 0;
  private throwing = 0;
  private serial = 0;
  /** The exchange's time at the latest answer. */
  private lastTime = 0;
  /** How many acts may still fail for a fault that was made. */
  private excuse = 0;

  constructor(ground: Ground, trace: Trace, products: readonly SimulatedProduct[], users: number) {
    this.ground = ground;
    this.trace = trace;
    this.products = products;
    this.db = ground.database.db;
    this.rules = new StandingRules(ground.database, invariantsOf({ ...PRODUCTS, ...ground.products }));
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
    this.listeners = new Listeners({
      published: this.published,
      note: (line) => trace.note(line),
      count: (what) => this.count(what),
      hear: (check) => this.hear(check),
      now: () => ground.machine.now(),
      isExcused: () => this.isExcused,
      lives: (user, token) => this.lives(user, token),
      orders: (user) => this.call(user, 'spot.orders', ORDERS_READ, tokenOf(user)),
    });
  }

  // ---- lives --------------------------------------------------------------------------------

  /** Starts the exchange, again where it dies on the way. */
  async begin(): Promise<void> {
    for (;;) {
      this.count('starts');
      this.isDead = false;
      const connection = this.ground.database.connect();
      this.connection = connection;
      if (this.again) connection.dieAt(this.again.operation, this.again.isDone);
      this.again = null;
      this.death = new Promise((resolve) => {
        connection.onDeath = () => {
          this.isDead = true;
          resolve(DEAD);
        };
      });
      const world = await this.whileAlive(startWorld(this.ground, connection), 'the start');
      if (world === DEAD) {
        this.count('kills while it starts');
        this.ground.machine.dropTimers();
        continue;
      }
      this.world = world;
      this.listen(world);
      this.trace.write(`start ${this.ground.machine.now()}`);
      this.pairs = (await this.within(readPairs(world), 'quotes')) ?? this.pairs;
      await this.comeBack();
      if (!this.isDead) return;
      this.bury();
    }
  }

  /** The process is gone: its timers, its memory. */
  private bury(): void {
    this.unheard.clear();
    this.listeners.drop();
    this.count('kills');
    this.countFaults();
    this.ground.machine.dropTimers();
    this.world = null;
  }

  /** What struck the life that ends. */
  private countFaults(): void {
    for (const [kind, times] of this.world?.breaks.struck ?? []) this.count(`connections lost: ${kind}`, times);
    this.count('errors logged', this.world?.complaints.length ?? 0);
  }

  private async revive(): Promise<void> {
    this.trace.write('killed');
    this.bury();
    await this.begin();
    await this.checkAfterRestart();
  }

  private listen({ deps, connection }: World): void {
    const maybeThrow = (what: string) => () => {
      if (this.throwing === 0) return;
      this.throwing -= 1;
      this.count('listeners that threw');
      this.unheard.add(what);
      throw new Error('a listener that throws');
    };
    const hear = (what: string) => () => void this.unheard.delete(what);
    // Whoever throws stands first: who comes after has to hear all the same.
    for (const name of ['trade', 'book'] as const) {
      deps.markets.on(name, maybeThrow(name));
      deps.markets.on(name, hear(name));
    }
    deps.markets.ticks.on(maybeThrow('tick'));
    deps.markets.ticks.on(hear('tick'));
    for (const name of ['spotOrder', 'balance', 'signedOut'] as const) {
      deps.events.on(name, maybeThrow(name));
      deps.events.on(name, hear(name));
    }
    deps.markets.on('trade', (trade) => {
      if (connection.isDead) return;
      this.count('trades published');
      this.trace.note(`trade ${trade.symbol} ${trade.id} ${trade.price} ${trade.amount} ${trade.ts}`);
      this.hear(() => this.published.add(trade));
    });
    this.published.begin();
    deps.markets.on('candle', ({ symbol, period, candle }) => {
      const instrument = period === '1min' && !connection.isDead && deps.markets.bySymbol(symbol);
      if (instrument) this.hear(() => this.published.addMinute(instrument, candle));
    });
    deps.markets.ticks.on((batch) => {
      if (connection.isDead) return;
      this.count('ticks told');
      this.trace.note(`tick ${batch.seq} ${batch.at} ${batch.hash}`);
      this.hear(() => this.ticks.add(batch));
    });
    deps.markets.on('book', ({ symbol, version, changes }) =>
      this.trace.note(`book ${symbol} ${version} ${changes.length}`),
    );
    deps.events.on('spotOrder', (user, order) => this.trace.note(`order ${user} ${JSON.stringify(order)}`));
    deps.events.on('spotOrder', (_user, { instrumentId, orderType, status, side, price }) => {
      const instrument = deps.markets.instruments.find(({ id }) => id === instrumentId);
      if (orderType !== 'limit' || status !== 'open' || !instrument) return;
      const stands = () => {
        const { bids, asks } = deps.markets.depth(instrument.symbol, MOST_LEVELS);
        return (side === 'buy' ? bids : asks).some(([level]) => level === Number(price));
      };
      // What comes right after is the rest of the same turn: nobody else's order does.
      if (!stands())
        queueMicrotask(() => {
          if (stands()) this.found ??= new Violated('an order is told when it stands in its book', { price });
        });
    });
  }

  /** A violation that is heard ends the run at the next look, and not in the guard of whoever tells. */
  private hear(check: () => void): void {
    try {
      check();
    } catch (error) {
      this.found ??= error;
    }
  }

  /** Ends what is left of it after a run, so that nothing of it reaches into the next. */
  async abandon(): Promise<void> {
    await this.connection?.die();
    this.ground.machine.dropTimers();
    this.world = null;
    for (let left = LAST_ROUNDS; left > 0; left -= 1) await round();
    this.ground.machine.dropTimers();
  }

  // ---- steps --------------------------------------------------------------------------------

  async take(step: Step): Promise<void> {
    this.trace.write(`step ${JSON.stringify(step)}`);
    switch (step.kind) {
      case 'act':
        await this.act(step.acts);
        break;
      case 'pass':
        await this.passTime(step.ms);
        await this.comeBack();
        break;
      case 'jump':
        this.count('jumps');
        // Also where the exchange ends on the way.
        if (this.world) this.jumped(this.world.deps.clock.now() + step.ms);
        await this.within(this.tool('/demo/clock?token=', { jumpMs: step.ms }, undefined), 'a jump of the clock');
        if (this.world) this.jumped(this.world.deps.clock.now());
        await this.refreshPairs();
        break;
      case 'kill':
        this.connection?.dieAt(step.operation, step.isDone);
        this.again = step.again ?? null;
        break;
      case 'strike': {
        const { connection } = this;
        this.again = step.again ?? null;
        this.ground.machine.afterTurns(step.turns, () => {
          this.count('kills at any turn');
          void connection?.die();
        });
        break;
      }
      case 'restart':
        await this.restart();
        break;
      case 'lose':
        this.excuse = EXCUSED;
        if (this.world) this.world.breaks.next = { kind: step.at, left: step.left, awayMs: step.awayMs };
        break;
      case 'slow':
        this.weather({ slowMs: step.ms });
        break;
      case 'full':
        this.weather({ isFull: step.isFull });
        break;
      case 'throw':
        this.throwing = step.times;
        break;
      case 'listen': {
        const user = this.users[step.user];
        if (this.world && user) this.listeners.listen(this.world, user, step.socket, step.topics);
        await this.passTime(0);
        break;
      }
      case 'cut': {
        const user = this.users[step.user];
        if (user) this.listeners.cut(user, step.socket, step.how);
        await this.passTime(0);
        break;
      }
    }
    if (this.isDead) await this.revive();
    await this.checkInvariants();
  }

  /** Everything is asked for once more, before and after a clean restart. */
  async finish(): Promise<void> {
    this.calm();
    await this.passTime(6000);
    if (this.isDead) await this.revive();
    await this.auditAll();
    await this.restart();
    await this.auditAll();
    for (const user of this.users)
      if (user.isRegistered) await this.within(this.cancelAll(user), 'cancelling all', SIGN_INS * SIGN_IN_EACH_MS);
    await this.auditAll();
    await this.checkInvariants();
    await this.stop();
  }

  private calm(): void {
    this.throwing = 0;
    this.weatherLeft = 0;
    this.weather({ slowMs: 0, isFull: false });
    if (this.world) Object.assign(this.world.breaks, { next: null, awayUntil: 0 });
  }

  private weather(change: { slowMs?: number; isFull?: boolean }): void {
    if (!this.connection) return;
    Object.assign(this.connection.weather, change);
    if (change.slowMs || change.isFull) {
      this.count(change.isFull ? 'full stores' : 'slow stores');
      this.weatherLeft = WEATHER_LASTS;
      this.excuse = Math.max(this.excuse, WEATHER_LASTS + 2);
    }
  }

  private async stop(): Promise<void> {
    const { world } = this;
    if (!world) return;
    this.listeners.stopping();
    await this.within(world.stop(), 'the end');
    if (!this.isDead) this.countFaults();
    if (!this.isDead) this.listeners.stopped();
    this.ground.machine.dropTimers();
  }

  private async restart(): Promise<void> {
    this.calm();
    await this.stop();
    if (this.isDead) this.bury();
    await this.begin();
    await this.checkAfterRestart();
  }

  private async act(acts: readonly Act[]): Promise<void> {
    await this.within(Promise.all(acts.map((act) => this.actOne(act))), acts.map(({ action }) => action).join(', '));
    await this.refreshPairs();
    this.excuse = Math.max(0, this.excuse - 1);
    if (this.weatherLeft > 0) {
      this.weatherLeft -= 1;
      if (this.weatherLeft === 0) this.weather({ slowMs: 0, isFull: false });
    }
  }

  private async actOne({ user: index, action: name, seed }: Act): Promise<void> {
    const user = this.users[index];
    if (!user) return;
    this.count(`did ${name}`);
    const stage = this.stage(user, chanceOf(seed));
    if (name === JOIN || !user.isRegistered || tokenOf(user) === undefined) await join(stage);
    const action = this.products.flatMap(({ actions }) => actions).find((one) => one.name === name);
    await action?.run(stage);
  }

  private jumped(now: number): void {
    this.published.jumped(now);
    this.listeners.jumped();
  }

  /** Whoever was cut off listens again. */
  private async comeBack(): Promise<void> {
    if (!this.world || this.isDead) return;
    this.listeners.comeBack(this.world);
    await this.passTime(0);
  }

  /** Whether a session should hold; undefined where nobody knows. */
  private lives({ tokens, ends, ended, doubtful }: User, token: string): boolean | undefined {
    if (ended.has(token)) return false;
    const isNearEnd = (ends.get(token) ?? Number.POSITIVE_INFINITY) - this.lastTime < NEAR_END_MS;
    return tokens.includes(token) && !doubtful.has(token) && !isNearEnd ? true : undefined;
  }

  /** Whether a call may fail now without a fault of the exchange. */
  private get isExcused(): boolean {
    const { next, awayUntil } = this.world?.breaks ?? { next: null, awayUntil: 0 };
    return this.excuse > 0 || this.weatherLeft > 0 || next !== null || this.ground.machine.now() < awayUntil;
  }

  // ---- users --------------------------------------------------------------------------------

  private stage(user: User, chance: Chance, world = this.world): Stage {
    // What began in a life does not go on in the next.
    const alive = <T>(work: () => Promise<T>): Promise<T> =>
      this.world === world ? work() : new Promise(() => undefined);
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
        return sent ? alive(() => this.pay(sent)) : { kind: null, message: null };
      },
      payOtherwise: async (change) => {
        const sent = this.acknowledged.of(user).find(({ name, reply }) => name === 'spot.place' && reply !== null);
        if (!sent) return { kind: null, message: null };
        return alive(() => this.call(user, sent.name, { ...sent.fields, ...change }, tokenOf(user)));
      },
      others: () =>
        this.users
          .filter((one) => one !== user && one.isRegistered && tokenOf(one) !== undefined)
          .map((one) => this.stage(one, chance, world)),
      now: () => this.lastTime,
      within: (work) => alive(async () => (this.world ? work(this.world.deps) : null)),
      tool: (path, body) => alive(() => this.useTool(user, path, body)),
      violate: (rule, detail) => {
        throw new Violated(rule, detail);
      },
    };
  }

  private pay({ user, name, fields }: Sent): Promise<Reply> {
    return this.call(user, name, fields, tokenOf(user));
  }

  private async call(user: User, name: string, fields: Fields, token: string | undefined): Promise<Reply> {
    const { world } = this;
    if (!world) return { kind: null, message: null };
    const isMoney = world.calls[name]?.money === true;
    const sent = isMoney ? this.acknowledged.note(user, name, fields, this.next()) : null;
    const attempt = sent && this.acknowledged.attempt(sent, this.life);
    const wasEnded = token !== undefined && user.ended.has(token);
    const { time, ...reply } = await send(world, name, fields, token);
    attempt?.answered(reply, this.isHeard(world), this.next().place);
    this.lastTime = Math.max(this.lastTime, time);
    if (/^HTTP 5/.test(reply.kind ?? '') && !this.isExcused)
      throw new Violated('a call fails only where the store or a line does', {
        name,
        fields,
        reply,
        log: world.complaints.at(-1),
      });
    this.count(`${name} ${reply.kind}`);
    this.trace.write(`  ${user.index} ${name} ${JSON.stringify(fields)} -> ${JSON.stringify(reply)}`);
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
    return { life: this.life, place: this.serial };
  }

  /** Which life of the exchange this is. */
  private get life(): number {
    return this.counts.starts ?? 0;
  }

  /** Whether whoever asked in a life of the exchange hears its answer. */
  private isHeard(world: World): boolean {
    return this.world === world && !this.isDead;
  }

  private async tool(path: string, body: object | undefined, token: string | undefined): Promise<Reply> {
    const { world } = this;
    if (!world) return { kind: null, message: null };
    const reply = await askTool(world, path, body, token);
    this.trace.write(`  tool ${path} ${JSON.stringify(body)} -> ${JSON.stringify(reply).slice(0, 200)}`);
    return reply;
  }

  /** A tool in the hands of a user. */
  private async useTool(user: User, path: string, body: object | undefined): Promise<Reply> {
    const { world } = this;
    const isMoney = world !== null && path === RESET;
    const attempt =
      isMoney && this.acknowledged.attempt(this.acknowledged.note(user, RESET, {}, this.next()), this.life);
    const reply = await this.tool(path, body, tokenOf(user));
    if (attempt) attempt.answered(reply, this.isHeard(world), this.next().place);
    return reply;
  }

  private async refreshPairs(): Promise<void> {
    if (this.world && !this.isDead) this.pairs = (await this.within(readPairs(this.world), 'quotes')) ?? this.pairs;
  }

  // ---- checks -------------------------------------------------------------------------------

  /** The rules that hold at any moment. */
  private async checkInvariants(): Promise<void> {
    if (this.found) throw this.found;
    const [unheard] = this.unheard;
    if (unheard !== undefined) throw new Violated("a listener that throws is in nobody's way", unheard);
    const [reason] = this.world?.broken ?? [];
    if (reason) throw new Violated('memory and store agree', String(reason instanceof Error ? reason.stack : reason));
    this.listeners.checkLines();
    if (this.connection?.isInTransaction) return;
    // What nobody has written to is as it was.
    const writes = this.connection?.writes;
    if (writes === this.checkedWrites && this.connection === this.checkedConnection) return;
    const broken = await this.rules.firstBroken();
    if (broken) throw new Violated(broken.rule, broken.rows);
    if (this.world) await this.checkPriority(this.world);
    if (!this.isExcused) await this.checkBooks();
    if (!this.isExcused) await this.checkListeners();
    [this.checkedWrites, this.checkedConnection] = [writes, this.connection];
  }

  /** Orders that were acknowledged have been filled in price-time order so far. */
  private async checkPriority({ deps }: World): Promise<void> {
    const orders = await storedOrders(this.db, deps.markets.instruments);
    checkPriority(seenOf(orders, this.acknowledged.all), (rule, detail) => {
      throw new Violated(rule, detail);
    });
  }

  /** Each open order stands in its book, with what remains of it and at its place. What is being settled gets some time. */
  private async checkBooks(): Promise<void> {
    for (let left = LOOKS; ; left -= 1) {
      const { world, connection } = this;
      if (!world || !connection || this.isDead) return;
      const isAtRest = !connection.isInTransaction;
      const difference = await differenceOf(world.deps, this.db);
      if (isAtRest && !difference) return;
      if (isAtRest && left <= 0) throw new Violated('open orders stand in their books, the oldest first', difference);
      await this.passTime(LOOK_EACH_MS);
    }
  }

  /** What listeners were told is what stands. What is on its way to them gets some time. */
  private async checkListeners(): Promise<void> {
    for (let left = LOOKS; ; left -= 1) {
      const { world } = this;
      if (!world || this.isDead) return;
      try {
        await this.within(this.listeners.check(world), 'a look at what listeners were told');
        if (this.found) throw this.found;
        return;
      } catch (error) {
        if (!(error instanceof Violated) || left <= 0 || this.found) throw error;
      }
      await this.passTime(LOOK_EACH_MS);
    }
  }

  /** What was acknowledged before a restart stands after it. */
  private async checkAfterRestart(): Promise<void> {
    const now = this.world?.deps.clock.now() ?? this.lastTime;
    if (now < this.lastTime)
      throw new Violated('time does not run backwards over a restart', { now, before: this.lastTime });
    await checkAccounts(this.db, this.users);
    if (this.world) await this.checkOrders(this.world);
    for (const user of this.users) {
      if (this.isDead || !user.isRegistered) continue;
      await this.within(this.trySessions(user), 'trying sessions');
      if (this.isDead) continue;
      await this.within(this.askAgain(user), 'asking again', SIGN_INS * SIGN_IN_EACH_MS);
    }
    if (!this.isDead && this.world) await this.within(this.published.check(this.world, this.pairs), 'published trades');
    if (!this.isDead && this.world) await this.within(this.published.checkMinutes(this.world), 'published minutes');
    if (!this.isDead && this.world) await this.within(this.ticks.check(this.world, this.pairs), 'told ticks');
    await this.checkBooks();
    if (this.isDead) await this.revive();
  }

  /** Orders that were acknowledged are there, each once, and no others. */
  private async checkOrders({ deps }: World): Promise<void> {
    const orders = await ordersByUser(this.db, deps.markets.instruments);
    for (const user of this.users) {
      const [own, sent] = [orders.get(user.email) ?? [], this.acknowledged.allOf(user)];
      checkSent(own, sent);
      checkOrdersAsked(own, sent, (rule, detail) => {
        throw new Violated(rule, { user: user.email, detail });
      });
    }
    const emails = new Set(this.users.map(({ email }) => email));
    const others = [...orders].flatMap(([email, own]) => (emails.has(email) ? [] : own));
    const ids = others.map(({ clientId }) => clientId);
    // The account that a demo exchange begins with has placed some by itself.
    if (new Set(ids).size < ids.length || !ids.every((id) => id !== undefined && OF_DEMO.test(id)))
      throw new Violated('only users have orders, and the demo account its own', others);
  }

  /** Each session that a user had or ended: what its answer must be the call itself looks at. */
  private async trySessions(user: User): Promise<void> {
    for (const token of [...user.tokens, ...user.ended.keys()]) await this.call(user, 'user.info', {}, token);
  }

  private async askAgain(user: User): Promise<void> {
    const all = this.acknowledged.of(user);
    const earlier = all.slice(ASKED_AGAIN.last).filter(({ reply }) => reply !== null);
    const chance = chanceOf(`${this.ground.seed}/asked again/${this.life}/${user.index}`);
    const some = chance.some(earlier, ASKED_AGAIN.earlier);
    for (const sent of [...all.slice(0, ASKED_AGAIN.last), ...some]) {
      const isAcknowledged = sent.reply !== null;
      const reply = await this.signedIn(user, () => this.pay(sent));
      if (isAcknowledged && reply.kind !== 'ok')
        throw new Violated('what was acknowledged stands after a restart', { sent, reply });
    }
  }

  /** The reply to a call of somebody who has an account: they sign in first, again where their session has run out. */
  private async signedIn(user: User, ask: () => Promise<Reply>): Promise<Reply> {
    for (let tries = SIGN_INS; tries > 0; tries -= 1) {
      if (tokenOf(user) === undefined) await join(this.stage(user, chanceOf('again')));
      // After wrong passwords they have to wait.
      if (tokenOf(user) === undefined) await this.ground.machine.sleep(SIGN_IN_EACH_MS);
      else {
        const reply = await ask();
        // Others of their sessions may have run out too: each is let go when it is refused.
        if (reply.kind !== '999') return reply;
      }
    }
    throw new Violated('whoever has an account can sign in', user.email);
  }

  private async auditAll(): Promise<void> {
    const seen: SeenOrder[] = [];
    for (const user of this.users) {
      if (!user.isRegistered) continue;
      seen.push(
        ...((await this.within(this.auditOne(user), `the audit of ${user.email}`, SIGN_INS * SIGN_IN_EACH_MS)) ?? []),
      );
      if (this.isDead) await this.revive();
    }
    checkPriority(seen, (rule, detail) => {
      throw new Violated(rule, detail);
    });
  }

  private async auditOne(user: User): Promise<SeenOrder[]> {
    this.count('audits');
    const ask = (name: string, fields: Fields) =>
      this.signedIn(user, () => this.call(user, name, fields, tokenOf(user)));
    return audit({ user, ask, pairs: this.pairs, products: this.products, sent: this.acknowledged.allOf(user) });
  }

  /** Each user takes their open orders out: each must be in the book, and all that they hold comes back. */
  private async cancelAll(user: User): Promise<void> {
    const stage = this.stage(user, chanceOf('cancel'));
    const reply = await this.signedIn(user, () => stage.call('spot.orders', { status: 1, limit: 100 }));
    for (const order of reply.kind === 'ok' ? orderRows(reply.message) : []) {
      const cancelled = await stage.pay('spot.cancel', { id: order.id });
      if (cancelled.kind !== 'ok') throw new Violated('an open order can be cancelled', { order, cancelled });
    }
  }

  // ---- waiting ------------------------------------------------------------------------------

  /** The result, or DEAD where the process died before it came. */
  private whileAlive<T>(promise: Promise<T>, what: string, most = PATIENCE_MS): Promise<T | typeof DEAD> {
    promise.catch(() => undefined);
    return this.ground.machine.until(Promise.race([promise, this.death]), most, what);
  }

  /** The same, undefined where the process died. */
  private async within<T>(promise: Promise<T>, what: string, most?: number): Promise<T | undefined> {
    const result = await this.whileAlive(promise, what, most);
    // What runs after the death must not run on.
    if (result === DEAD) await round();
    return result === DEAD ? undefined : result;
  }

  /** Time passes, as long as the process lives. */
  private async passTime(ms: number): Promise<void> {
    await this.ground.machine.pass(ms, () => this.isDead);
  }

  private count(what: string, by = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + by;
  }
}
