import { invariantsOf } from '../../../src/exchange/products/all.ts';
import { PRODUCTS } from '../../../src/exchange/products/index.ts';
import type { SeenOrder, SimulatedProduct } from '../product.ts';
import { tokenOf } from '../products/account.ts';
import { checkPriority } from '../products/spot/priority.ts';
import { ORDERS_READ } from '../sockets/app.ts';
import { Listeners } from '../sockets/listeners.ts';
import type { Environment } from '../world/exchange.ts';
import { Checks } from './checks.ts';
import { Clients, SIGN_IN_MS } from './clients.ts';
import { Host } from './host.ts';
import { Observed } from './observed.ts';
import { Violated } from './outcome.ts';
import type { Act, Step } from './plan.ts';
import type { Trace } from './trace.ts';

/** A run under way: the exchange through its lives, step by step, and what must hold after each. */
export class Simulation {
  private readonly host: Host;
  private readonly trace: Trace;
  private readonly clients: Clients;
  private readonly observed: Observed;
  private readonly listeners: Listeners;
  private readonly checks: Checks;

  constructor(environment: Environment, trace: Trace, products: readonly SimulatedProduct[], users: number) {
    const host = new Host(environment, trace);
    const clients = new Clients(host, products, users);
    const observed = new Observed(host);
    const listeners = new Listeners({
      published: observed.published,
      note: (line) => trace.note(line),
      count: (what) => host.count(what),
      hear: (check) => observed.hear(check),
      now: () => environment.machine.now(),
      isExcused: () => host.isExcused,
      lives: (user, token) => clients.lives(user, token),
      orders: (user) => clients.call(user, 'spot.orders', ORDERS_READ, tokenOf(user)),
    });
    this.host = host;
    this.trace = trace;
    this.clients = clients;
    this.observed = observed;
    this.listeners = listeners;
    this.checks = new Checks(
      { host, clients, observed, listeners },
      invariantsOf({ ...PRODUCTS, ...environment.products }),
    );
  }

  /** Hears of promises that failed and that nobody hears of; gives how to stop. */
  hearStray(): () => void {
    process.on('unhandledRejection', this.observed.hearStray);
    return () => process.off('unhandledRejection', this.observed.hearStray);
  }

  get counts(): Readonly<Record<string, number>> {
    return this.host.counts;
  }

  // ---- lives --------------------------------------------------------------------------------

  /** Starts the exchange, again where it dies on the way. */
  async begin(): Promise<void> {
    for (;;) {
      const exchange = await this.host.start();
      if (!exchange) continue;
      this.observed.listen(exchange);
      this.trace.write(`start ${this.host.environment.machine.now()}`);
      await this.clients.readPairs(exchange);
      await this.comeBack();
      if (!this.host.isDead) return;
      this.bury();
    }
  }

  private bury(): void {
    this.observed.unheard.clear();
    this.listeners.drop();
    this.host.bury();
  }

  private async revive(): Promise<void> {
    this.trace.write('killed');
    this.bury();
    await this.beginAgain();
  }

  private async restart(): Promise<void> {
    this.calm();
    await this.stop();
    if (this.host.isDead) this.bury();
    await this.beginAgain();
  }

  private async beginAgain(): Promise<void> {
    await this.begin();
    await this.checks.afterRestart();
    if (this.host.isDead) await this.revive();
  }

  private async stop(): Promise<void> {
    const { host, listeners } = this;
    const { exchange } = host;
    if (!exchange) return;
    listeners.stopping();
    await host.within(exchange.stop(), 'the end');
    if (!host.isDead) host.countFaults();
    if (!host.isDead) listeners.stopped();
    host.environment.machine.dropTimers();
  }

  private calm(): void {
    this.observed.throwing = 0;
    this.host.calm();
  }

  /** Ends what is left of it after a run, so that nothing of it reaches into the next. */
  abandon(): Promise<void> {
    return this.host.abandon();
  }

  // ---- steps --------------------------------------------------------------------------------

  async take(step: Step): Promise<void> {
    this.trace.write(`step ${JSON.stringify(step)}`);
    await this.do(step);
    if (this.host.isDead) await this.revive();
    await this.checks.now();
  }

  private async do(step: Step): Promise<void> {
    const { host } = this;
    switch (step.kind) {
      case 'act':
        return this.act(step.acts);
      case 'pass':
        await host.passTime(step.ms);
        return this.comeBack();
      case 'jump':
        return this.jump(step.ms);
      case 'kill':
        return host.kill(step);
      case 'strike':
        return host.strike(step);
      case 'restart':
        return this.restart();
      case 'lose':
        return host.lose(step);
      case 'slow':
        return host.weather({ slowMs: step.ms });
      case 'full':
        return host.weather({ isFull: step.isFull });
      case 'throw':
        this.observed.throwing = step.times;
        return;
      case 'listen': {
        const user = this.clients.users[step.user];
        if (host.exchange && user) this.listeners.listen(host.exchange, user, step.socket, step.topics);
        return host.passTime(0);
      }
      case 'cut': {
        const user = this.clients.users[step.user];
        if (user) this.listeners.cut(user, step.socket, step.how);
        return host.passTime(0);
      }
    }
  }

  private async act(acts: readonly Act[]): Promise<void> {
    const { host, clients } = this;
    await host.within(Promise.all(acts.map((act) => clients.act(act))), acts.map(({ action }) => action).join(', '));
    await this.refreshPairs();
    host.acted();
  }

  private async jump(ms: number): Promise<void> {
    const { host } = this;
    host.count('jumps');
    // Also where the exchange ends on the way.
    if (host.exchange) this.jumped(host.exchange.deps.clock.now() + ms);
    await host.within(this.clients.tool('/demo/clock?token=', { jumpMs: ms }), 'a jump of the clock');
    if (host.exchange) this.jumped(host.exchange.deps.clock.now());
    await this.refreshPairs();
  }

  private jumped(now: number): void {
    this.observed.published.jumped(now);
    this.listeners.jumped();
  }

  private async refreshPairs(): Promise<void> {
    if (this.host.exchange && !this.host.isDead) await this.clients.readPairs(this.host.exchange);
  }

  /** Whoever was cut off listens again. */
  private async comeBack(): Promise<void> {
    if (!this.host.exchange || this.host.isDead) return;
    this.listeners.comeBack(this.host.exchange);
    await this.host.passTime(0);
  }

  // ---- the end ------------------------------------------------------------------------------

  /** Everything is asked for once more, before and after a clean restart. */
  async finish(): Promise<void> {
    const { host, clients } = this;
    this.calm();
    await host.passTime(6000);
    if (host.isDead) await this.revive();
    await this.checks.booked();
    await this.audit();
    await this.restart();
    await this.audit();
    for (const user of clients.users)
      if (user.isRegistered) await host.within(clients.cancelAll(user), 'cancelling all', SIGN_IN_MS);
    await this.audit();
    await this.checks.now();
    await this.stop();
  }

  private async audit(): Promise<void> {
    const { host, clients } = this;
    const seen: SeenOrder[] = [];
    for (const user of clients.users) {
      if (!user.isRegistered) continue;
      seen.push(...((await host.within(clients.audit(user), `the audit of ${user.email}`, SIGN_IN_MS)) ?? []));
      if (host.isDead) await this.revive();
    }
    checkPriority(seen, (rule, detail) => {
      throw new Violated(rule, detail);
    });
  }
}
