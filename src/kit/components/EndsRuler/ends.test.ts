import { expect, test } from 'vitest';
import { byPrice, endsTicks, type PriceMark } from './ends.ts';

const mark = (kind: PriceMark['kind'], price: string | null): PriceMark => ({ kind, label: kind, price });
const short = [mark('entry', '100'), mark('liquidation', '110'), mark('profit', '90'), mark('loss', '105')];

test('the ticks of a short: its profit below the entry, its loss and its end above', () => {
  const ticks = endsTicks(byPrice(short)) ?? [];
  const tall = ticks.flatMap(({ height, ink }) => (height > 0.5 ? [ink] : []));
  expect(tall).toEqual([
    'var(--direction-up-line)',
    'var(--color-text-primary)',
    'var(--direction-down-line)',
    'var(--color-status-danger-line)',
  ]);
  const entry = ticks.findIndex(({ ink }) => ink === 'var(--color-text-primary)');
  const inkAt = (place: number) => ticks[place]?.ink;
  expect([inkAt(entry - 1), inkAt(entry + 1)]).toEqual(['var(--direction-up-line)', 'var(--direction-down-line)']);
  expect(inkAt(ticks.length - 1)).toBe('var(--kit-ruler-tick)');
});

test('prices stand from the lowest to the highest, what is not known last', () => {
  expect(byPrice([mark('loss', null), ...short]).map(({ kind, price }) => price && kind)).toEqual([
    ...['profit', 'entry', 'loss', 'liquidation'],
    null,
  ]);
  expect(endsTicks([...short, mark('loss', 'NaN')])).toBeNull();
  expect(endsTicks([mark('entry', '5'), mark('liquidation', '5')])).toBeNull();
});
