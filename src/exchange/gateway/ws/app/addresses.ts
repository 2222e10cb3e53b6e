import { performance } from 'node:perf_hooks';
import { MINUTE_MS } from '../../../../domain/durations.ts';
import { TokenBucket } from '../../limits/token-bucket.ts';
import type { AppSocketLimits } from './limits.ts';

/** How long what an address has used up is remembered after its last client left: longer than any bucket takes to fill. */
const REMEMBERED_MS = MINUTE_MS;

/** What the clients of one address use together. */
export interface AddressUse {
  connections: number;
  readonly connects: TokenBucket;
  readonly packets: TokenBucket;
  readonly messages: TokenBucket;
  readonly frames: TokenBucket;
  /** When the address was last heard of, on the monotonic clock. */
  seenAt: number;
}

/** Counts the clients of each address, and what they cost. */
export class AppAddresses {
  private readonly uses = new Map<string, AddressUse>();
  private readonly limits: AppSocketLimits;

  constructor(limits: AppSocketLimits) {
    this.limits = limits;
  }

  /** Whether the address may connect once more now. */
  mayConnect(address: string): boolean {
    const use = this.of(address);
    return use.connections < this.limits.connectionsPerAddress && use.connects.take();
  }

  enter(address: string): void {
    this.of(address).connections += 1;
  }

  leave(address: string): void {
    this.of(address).connections -= 1;
  }

  of(address: string): AddressUse {
    const use = this.uses.get(address) ?? {
      connections: 0,
      connects: new TokenBucket(this.limits.addressConnects),
      packets: new TokenBucket(this.limits.addressPackets),
      messages: new TokenBucket(this.limits.addressMessages),
      frames: new TokenBucket(this.limits.addressFrames),
      seenAt: 0,
    };
    use.seenAt = performance.now();
    this.uses.set(address, use);
    return use;
  }

  /** Forgets addresses whose clients left long ago; gives how many are remembered. */
  sweep(): number {
    const oldest = performance.now() - REMEMBERED_MS;
    for (const [address, use] of this.uses) {
      if (use.connections === 0 && use.seenAt < oldest) this.uses.delete(address);
    }
    return this.uses.size;
  }

  /** Addresses with clients. */
  connected(): [address: string, use: AddressUse][] {
    return [...this.uses].filter(([, { connections }]) => connections > 0);
  }
}
