import { Buckets } from '../../limits/buckets.ts';
import type { MarketSocketLimits } from './limits.ts';

/** Of a push that counts as one; a larger one counts as several. */
const BYTES_OF_PUSH = 512;

/** What the clients of one address use together. */
export interface AddressUse {
  connections: number;
  /** What they have subscribed to, and how much of it is of a kind of which no push may be left out. */
  readonly subscriptions: { all: number; unbroken: number };
  /** Clients whose pushes wait because the address has had too many: until they have theirs, nobody of it gets new ones. */
  readonly late: Set<object>;
  /** Of commands that wait to be carried out. */
  waitingBytes: number;
  /** Takes the price of a message; false where the address has sent too many. */
  maySend(): boolean;
  /** Takes the price of a push of so many bytes; false where the address has had too many, and this one has to wait. */
  mayPush(bytes: number): boolean;
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
  private readonly pushes: Buckets;
  private readonly requests: Buckets;

  /** `historyBudget` is what addresses have left for history, over all ways to ask. */
  constructor(
    limits: MarketSocketLimits,
    private readonly historyBudget?: Buckets,
  ) {
    this.limits = limits;
    this.messages = new Buckets(limits.addressMessages);
    this.pushes = new Buckets(limits.addressPushes);
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
      subscriptions: { all: 0, unbroken: 0 },
      late: new Set(),
      waitingBytes: 0,
      maySend: () => this.maySend(address),
      mayPush: (bytes) => this.pushes.take(address, Math.ceil(bytes / BYTES_OF_PUSH)) === 0,
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
