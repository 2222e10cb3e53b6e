import { Buckets } from '../../limits/buckets.ts';
import type { MarketSocketLimits } from './limits.ts';

/** What the clients of one address use together. */
export interface AddressUse {
  connections: number;
  /** Of commands that wait to be carried out. */
  waitingBytes: number;
  /** Takes the price of a message; false where the address has sent too many. */
  maySend(): boolean;
  /** Takes one `req`; false where the address has sent too many. */
  mayAsk(): boolean;
  /** Takes what reading history costs; false where the address has not as much left. */
  mayRead(cost: number): boolean;
}

/** Counts the clients of each address. */
export class Addresses {
  private readonly uses = new Map<string, AddressUse>();
  private readonly limits: MarketSocketLimits;
  // Kept when the last client leaves, so that leaving fills no bucket.
  private readonly messages: Buckets;
  private readonly requests: Buckets;

  /** `historyBudget` is what addresses have left for history, over all ways to ask. */
  constructor(
    limits: MarketSocketLimits,
    private readonly historyBudget?: Buckets,
  ) {
    this.limits = limits;
    this.messages = new Buckets(limits.addressMessages);
    this.requests = new Buckets(limits.addressRequests);
  }

  /** Whether the address may connect once more now. */
  mayConnect(address: string): boolean {
    const { connections } = this.uses.get(address) ?? { connections: 0 };
    return connections < this.limits.connectionsPerAddress && this.maySend(address);
  }

  private maySend(address: string): boolean {
    return this.messages.take(address, 1) === 0;
  }

  enter(address: string): AddressUse {
    const use = this.uses.get(address) ?? {
      connections: 0,
      waitingBytes: 0,
      maySend: () => this.maySend(address),
      mayAsk: () => this.requests.take(address, 1) === 0,
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
