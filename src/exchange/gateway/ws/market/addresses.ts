import type { MarketSocketLimits } from './limits.ts';
import { TokenBucket } from './token-bucket.ts';

/** What the clients of one address use together. */
export interface AddressUse {
  connections: number;
  readonly requests: TokenBucket;
}

/** Counts the clients of each address. */
export class Addresses {
  private readonly uses = new Map<string, AddressUse>();
  private readonly limits: MarketSocketLimits;

  constructor(limits: MarketSocketLimits) {
    this.limits = limits;
  }

  /** Whether the address may have one more connection. */
  hasRoom(address: string): boolean {
    return (this.uses.get(address)?.connections ?? 0) < this.limits.connectionsPerAddress;
  }

  enter(address: string): AddressUse {
    const use = this.uses.get(address) ?? { connections: 0, requests: new TokenBucket(this.limits.addressRequests) };
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
