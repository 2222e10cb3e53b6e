import type { Buckets } from '../../limits/buckets.ts';
import { TokenBucket } from '../../limits/token-bucket.ts';
import type { MarketSocketLimits } from './limits.ts';

/** What the clients of one address use together. */
export interface AddressUse {
  connections: number;
  readonly requests: TokenBucket;
  /** Takes what reading history costs; false where the address has not as much left. */
  mayRead(cost: number): boolean;
}

/** Counts the clients of each address. */
export class Addresses {
  private readonly uses = new Map<string, AddressUse>();
  private readonly limits: MarketSocketLimits;

  /** `historyBudget` is what addresses have left for history, over all ways to ask. */
  constructor(
    limits: MarketSocketLimits,
    private readonly historyBudget?: Buckets,
  ) {
    this.limits = limits;
  }

  /** Whether the address may have one more connection. */
  hasRoom(address: string): boolean {
    return (this.uses.get(address)?.connections ?? 0) < this.limits.connectionsPerAddress;
  }

  enter(address: string): AddressUse {
    const use = this.uses.get(address) ?? {
      connections: 0,
      requests: new TokenBucket(this.limits.addressRequests),
      mayRead: (cost) => !this.historyBudget || this.historyBudget.take(address, cost) === 0,
    };
    use.connections += 1;
    this.uses.set(address, use);
    return use;
  }

  leave(address: string): void {
    const use = this.uses.get(address);
    if (!use) return;
    use.connections -= 1;
    if (use.connections === 0) this.uses.delete(address);
  }
}
