import type { IndicatorTemplate } from 'klinecharts';
import type { MarkContext } from './mark-context.ts';

/** Volume is the candle's hue at about a third (visual.md section 8). */
const ALPHA = 0.34;

interface Volume {
  readonly volume: number;
}

/** Bars of volume in the hue of their candle; drawn here because the library's own are opaque and bring averages. */
export const volumeIndicator: IndicatorTemplate<Volume, number, MarkContext> = {
  name: 'KIT_VOL',
  series: 'volume',
  minValue: 0,
  precision: 0,
  figures: [{ key: 'volume', type: 'bar', baseValue: 0 }],
  calc: (bars) => bars.map(({ volume }) => ({ volume: volume ?? 0 })),
  draw: ({ ctx, chart, indicator, bounding, xAxis, yAxis }) => {
    const bars = chart.getDataList();
    const { from, to } = chart.getVisibleRange();
    const { gapBar } = chart.getBarSpace();
    const { up, down, flat } = indicator.extendData.theme();
    ctx.globalAlpha = ALPHA;
    for (let index = from; index < to; index += 1) {
      const bar = bars[index];
      if (!bar?.volume) continue;
      const top = Math.round(yAxis.convertToPixel(bar.volume));
      const x = Math.round(xAxis.convertToPixel(index)) - Math.floor(gapBar / 2);
      ctx.fillStyle = bar.close > bar.open ? up : bar.close < bar.open ? down : flat;
      ctx.fillRect(x, top, gapBar, Math.max(1, bounding.height - top));
    }
    return true;
  },
};
