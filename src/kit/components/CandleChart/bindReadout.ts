import { directionOf, formatCompact, formatPercent, formatPrice } from '../../../domain/number.ts';
import { dataCell, textCell } from '../../live-cell.ts';
import { momentOf } from './time-ticks.ts';
import type { ChartFocus, ChartSettings } from './types.ts';

/** Writes the bar under the crosshair into the readout and puts it on the side where the finger is not. */
export function bindReadout(root: HTMLElement): (focus: ChartFocus, settings: ChartSettings) => void {
  const cell = (name: string) => {
    const element = root.querySelector<HTMLElement>(`[data-of='${name}']`);
    return element ? textCell(element) : () => false;
  };
  const change = root.querySelector<HTMLElement>("[data-of='change']");
  const setDirection = change ? dataCell(change, 'direction') : null;
  const setSide = dataCell(root, 'side');
  const [time, open, high, low, close, volume] = ['time', 'open', 'high', 'low', 'close', 'volume'].map(cell);
  const setChange = cell('change');
  return ({ bar, previousClose, crosshair }, { priceDecimals, period }) => {
    setSide(crosshair === null ? 'none' : crosshair.isLeftHalf ? 'end' : 'start');
    if (crosshair === null) return;
    const price = (value: number) => formatPrice(value, priceDecimals);
    const shown = formatPercent(previousClose > 0 ? ((bar.close - previousClose) / previousClose) * 100 : null);
    time?.(momentOf(bar.time, period, document.documentElement.lang));
    open?.(price(bar.open));
    high?.(price(bar.high));
    low?.(price(bar.low));
    close?.(price(bar.close));
    volume?.(formatCompact(bar.volume));
    setChange(shown);
    setDirection?.(directionOf(shown));
  };
}
