import type { GatewayConfig, GatewayDeps } from '../gateway/deps.ts';
import type { Limiter } from '../gateway/http/limits.ts';
import type { Invariant } from '../ledger/invariants.ts';
import type { DrivableClock } from '../platform/clock-port.ts';
import type { Scenarios } from './scenarios.ts';

/** What the demo tools need of the parts that stand above them. */
export interface DemoActions {
  /** The exchange's clock, to be moved. */
  readonly clock: DrivableClock;
  /** Ends what a user has open in all products, as far as that can end now. */
  unwind(user: number): Promise<void>;
  /** Rules that hold at any moment, those of the products that run among them. */
  readonly invariants: readonly Invariant[];
  /** Printed at the start, for whoever may move the clock, have calls misbehave, look into tasks, have the whole ledger read, or empty the exchange. */
  readonly demoToken: string;
  /** Ends the exchange, empties its store and starts it again; the answer goes out before that. */
  startAnew(): void;
}

export interface DemoDeps extends GatewayDeps {
  /** `host`: the address that the exchange listens on. */
  readonly config: GatewayConfig & { readonly host: string };
}

export interface DemoOptions {
  readonly deps: DemoDeps;
  readonly scenarios: Scenarios;
  readonly actions: DemoActions;
  readonly limiter: Pick<Limiter, 'address'>;
}

/** A request to a demo tool that makes no sense; the sentence is for whoever tests, in English. */
export class DemoError extends Error {
  override readonly name = 'DemoError';
}
