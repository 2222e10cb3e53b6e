import type { CallName } from '../../contract/table.ts';
import { CLOSURES } from '../../domain/closures.ts';
import { Refusal } from '../platform/refusal.ts';

export const SCENARIOS = [
  'slow',
  'error',
  'empty',
  '999',
  '998',
  '997',
  'outage',
  'closed',
  'maintenance',
  'limited',
  'region',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** HTTP statuses of what may stand in front of an exchange and answer in its place. */
export const STATUS_OF: { readonly [Name in Scenario]?: number } = CLOSURES;

const SLOW_MS = 3000;

/** Calls that are told to misbehave, in demo and tests; '*' = all calls. */
export class Scenarios {
  private readonly byCall = new Map<string, Scenario>();

  set(call: CallName | '*', scenario: Scenario | null): void {
    if (scenario) this.byCall.set(call, scenario);
    else this.byCall.delete(call);
  }

  clear(): void {
    this.byCall.clear();
  }

  list(): Record<string, Scenario> {
    return Object.fromEntries(this.byCall);
  }

  of(call: CallName): Scenario | undefined {
    return this.byCall.get(call) ?? this.byCall.get('*');
  }

  /** What happens before the handler. */
  async before(scenario: Scenario | undefined): Promise<void> {
    if (scenario === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (scenario === 'error') throw new Refusal('scenario');
    if (scenario === 'closed') throw new Refusal('closed');
    if (scenario === '999') throw new Refusal('signIn', {}, 'loginRequired');
    if (scenario === '998') throw new Refusal('verifyFirst', {}, 'verificationRequired');
    if (scenario === '997') throw new Refusal('unavailable', {}, 'unavailable', 'pages/setting/real_mark');
  }
}

/** The same reply with nothing in its lists. */
export function emptied(reply: unknown): unknown {
  if (Array.isArray(reply)) return [];
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]) => [name, name === 'total' || name === 'count' ? 0 : emptied(value)]),
  );
}
