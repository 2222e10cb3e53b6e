import { formatPrice } from '../../../domain/number.ts';
import { paintNumber } from '../../paint-number.ts';
import type { ChartWords } from '../../words/index.ts';
import type { ChartLine, ChartLineKind, LabelledLine } from './types.ts';

const WORD = {
  long: 'lineLong',
  short: 'lineShort',
  takeProfit: 'lineTakeProfit',
  stopLoss: 'lineStopLoss',
  buyOrder: 'lineBuyOrder',
  sellOrder: 'lineSellOrder',
} as const satisfies Record<ChartLineKind, keyof ChartWords>;

/** A line in words: its kind and its price. */
export const lineInWords = ({ kind, price }: LabelledLine, decimals: number, words: ChartWords): string =>
  `${words[WORD[kind]]} ${formatPrice(price, decimals)}`;

/** The lines that have a price, each with a label. */
export function labelledLines(lines: readonly ChartLine[], decimals: number, words: ChartWords): LabelledLine[] {
  return lines.flatMap(({ key, kind, price, label }) => {
    const line = { key, kind, price: paintNumber(price), label: '' };
    return line.price > 0 && kind in WORD ? [{ ...line, label: label || lineInWords(line, decimals, words) }] : [];
  });
}
