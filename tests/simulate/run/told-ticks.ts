import { fromScaled } from '../../../src/domain/scaled.ts';
import { firstBroken } from '../../../src/domain/tick-chain.ts';
import type { TickBatch } from '../../../src/exchange/market-data/ticks/tick.ts';
import { marketSymbol, type Pair } from '../product.ts';
import { Exact } from '../products/decimal.ts';
import { sha256 } from '../sha256.ts';
import type { Exchange } from '../world/exchange.ts';
import { send } from './client.ts';
import { Violated } from './outcome.ts';

/** So far back from the newest it is looked after a restart. */
const LOOKED_BACK_MS = 15_000;

/** Ticks that clients were told of. */
export class ToldTicks {
  private told: TickBatch[] = [];

  /**
   * Each batch follows the one before (readings H2). A start may have committed some that it never told, and takes no
   * time here: two batches may bear one moment.
   */
  add(batch: TickBatch): void {
    const last = this.told.at(-1);
    const isNext = !last || (batch.seq > last.seq && batch.at >= last.at);
    const isLinked = !last || batch.seq !== last.seq + 1 || batch.prevHash === last.hash;
    if (!isNext || !isLinked)
      throw new Violated('each batch of ticks follows the one before (readings H2)', {
        before: last && [last.seq, last.at, last.hash],
        batch: [batch.seq, batch.at, batch.prevHash],
      });
    this.told = [...this.told.filter(({ at }) => at > batch.at - LOOKED_BACK_MS), batch];
  }

  /** Nothing that was told may be gone or other after a restart, and the chain holds. */
  async check(exchange: Exchange, pairs: readonly Pair[]): Promise<void> {
    const [first, last] = [this.told[0], this.told.at(-1)];
    if (!first || !last) return;
    for (const { symbol } of pairs) {
      const fields = { symbol, from: first.at, to: last.at };
      const reply = await send(exchange, 'market.ticks', fields, undefined);
      const { ticks = [] } = (reply.kind === 'ok' ? reply.message : {}) as { ticks?: Row[] };
      const broken = await firstBroken(
        ticks.map(({ prev_hash, ...tick }) => ({ ...tick, prevHash: prev_hash })),
        sha256,
      );
      if (broken !== null) throw new Violated('the chain of ticks is whole after a restart', { symbol, broken });
      const found = new Map(ticks.map((tick) => [tick.seq, tick]));
      const name = marketSymbol(symbol);
      for (const { seq, hash, values } of this.told) {
        const row = found.get(seq);
        const value = values.find((one) => one.symbol === name);
        const isSame =
          !value ||
          (row?.hash === hash &&
            PRICES.every((price) => new Exact(row[price]).eq(fromScaled(value[price], value.decimals))));
        if (!isSame) throw new Violated('a tick that was told is there after a restart (readings H2)', { seq, row });
      }
    }
  }
}

const PRICES = ['index', 'mark', 'last'] as const;

interface Row {
  readonly seq: number;
  readonly at: number;
  readonly root: string;
  readonly prev_hash: string;
  readonly hash: string;
  readonly index: string;
  readonly mark: string;
  readonly last: string;
}
