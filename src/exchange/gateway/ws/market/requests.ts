import type { MarketData } from '../../../market-data/port.ts';
import type { Clock } from '../../../platform/clock-port.ts';
import { depthTick, sourceLevels } from '../../htx/depth-steps.ts';
import { candleTick, detailTick, newestTrades, tickItem, tradeItem } from '../../htx/shapes.ts';
import type { HtxTopic } from '../../htx/topic.ts';
import { BadRequest, ERROR_TEXT } from '../../htx/wire.ts';
import { candlesCost, ticksCost } from '../../limits/costs.ts';
import type { Hub } from './hub.ts';

/** Candles and trades that one `req` gets at most (htx-protocol.md section 4). */
const REQUEST_MAX = 300;

/** Bounds of a kline `req` that names none, in the protocol's own numbers: 2017 and 2050. */
const EARLIEST_S = 1_501_174_800;
const LATEST_S = 2_556_115_200;

/** A bound in unix seconds, number or digits; the standard where absent. */
function seconds(value: unknown, standard: number, field: string): number {
  if (value === undefined || value === null) return standard;
  const number = typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0)
    throw new BadRequest(ERROR_TEXT.invalidField(field));
  return number;
}

/** What a `req` reads besides its topic. */
export interface RequestFields {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** What answering needs. */
export interface RequestDeps {
  readonly markets: MarketData;
  readonly hub: Hub;
  readonly clock: Clock;
  /** Takes what reading history costs (gateway/limits/costs.ts); throws BadRequest where the client cannot pay. */
  pay(cost: number): void;
}

/** The `data` of a reply to `req`; throws BadRequest where the topic only pushes. */
export async function answer(
  topic: HtxTopic,
  fields: RequestFields,
  { markets, hub, clock, pay }: RequestDeps,
): Promise<unknown> {
  switch (topic.kind) {
    case 'kline': {
      const from = seconds(fields.from, EARLIEST_S, 'from');
      const to = Math.min(seconds(fields.to, LATEST_S, 'to'), Math.floor(clock.now() / 1000));
      if (from > to) return [];
      pay(candlesCost(topic.period, to - from, REQUEST_MAX));
      const candles = await markets.candles(topic.instrument.symbol, topic.period, from, to, REQUEST_MAX);
      return candles.map(candleTick);
    }
    case 'depth':
      return depthTick(markets.depth(topic.instrument.symbol, sourceLevels(topic.step)), topic.step, topic.instrument);
    case 'mbp': {
      const stream = hub.find(topic.name)?.feed.snapshot?.();
      if (stream !== undefined) return stream;
      const { version, bids, asks } = markets.depth(topic.instrument.symbol, topic.levels);
      return { seqNum: version, bids, asks };
    }
    case 'tick': {
      const to = Math.min(seconds(fields.to, LATEST_S, 'to') * 1000 + 999, clock.now());
      const from = seconds(fields.from, Math.floor(to / 1000) - REQUEST_MAX + 1, 'from') * 1000;
      pay(ticksCost((to - from) / 1000, REQUEST_MAX));
      const ticks = await markets.ticks.between(topic.instrument.symbol, { from, to, limit: REQUEST_MAX });
      return ticks.map(tickItem);
    }
    case 'trades':
      return newestTrades(markets, topic.instrument.symbol, REQUEST_MAX).map((trade) =>
        tradeItem(trade, topic.instrument),
      );
    case 'detail':
      return detailTick(markets.detail(topic.instrument.symbol));
    default:
      throw new BadRequest(ERROR_TEXT.invalidTopic(topic.name));
  }
}
