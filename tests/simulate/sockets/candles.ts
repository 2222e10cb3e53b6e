import { read } from '../run/client.ts';
import { Violated } from '../run/outcome.ts';
import type { Exchange } from '../world/exchange.ts';
import type { Follower } from './follower.ts';

interface ToldCandle {
  readonly id: number;
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
  readonly amount: number;
  readonly vol: number;
}

/** What is compared of two candles. */
const candleText = ({ open, close, high, low, amount, vol }: ToldCandle): string =>
  [open, close, high, low, amount, vol].map(Number).join(' ');

/** Whether a minute is told in `market.bars` as it was told before; throws where it is not. */
async function checkMinute(exchange: Exchange, pairName: string, told: ToldCandle): Promise<void> {
  const [bar] = await read<ToldCandle[]>(exchange, 'market.bars', {
    symbol: pairName,
    period: '1min',
    from: told.id,
    to: told.id,
  });
  if (!bar || candleText(bar) !== candleText(told))
    throw new Violated('a minute that is over stays as it was told', { pairName, told, bar });
}

/** `kline.1min`: minutes in their order; one that is over stays as it was told. */
export class CandlesFollower implements Follower {
  private last: ToldCandle | undefined;
  private lastId = 0;
  private over: ToldCandle[] = [];

  constructor(
    private readonly pairName: string,
    /** Where the clock was moved to last, in the exchange's time: also before this one listened. */
    private readonly jumps: { readonly jumpedTo: number },
  ) {}

  begin(): void {
    // How a minute went on while nobody was told nobody knows.
    this.last = undefined;
  }

  jumped(): void {
    this.last = undefined;
    this.over = [];
  }

  take(tick: unknown): void {
    const next = tick as ToldCandle;
    if (next.id < this.lastId) throw new Violated('a socket tells minutes in their order', { last: this.lastId, next });
    if (this.last && next.id > this.last.id) this.over.push(this.last);
    // What traded in minutes that were jumped over is filled in behind them.
    const isJumpedOver = (next.id + 60) * 1000 <= this.jumps.jumpedTo;
    this.last = isJumpedOver ? undefined : next;
    this.lastId = next.id;
  }

  async check(exchange: Exchange): Promise<void> {
    for (const told of this.over) await checkMinute(exchange, this.pairName, told);
    this.over = [];
  }
}
