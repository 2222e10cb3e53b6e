import { expect, test, vi } from 'vitest';
import { restAt, roomAfter } from './rest.ts';

const bar = 6.4;

test.each([315, 319, 300, 352, 900])('no bar is cut at the edge of a pane of %i px', (width) => {
  const room = roomAfter(width, bar);
  expect(room).toBeGreaterThanOrEqual(7);
  expect(room).toBeLessThan(7 + bar);
  expect(((width - room) / bar) % 1).toBeCloseTo(0, 6);
});

test('a day of half-hours fits on a phone', () => {
  for (const width of [315, 319]) expect(Math.round((width - roomAfter(width, bar)) / bar)).toBe(48);
});

function chartOf(width: number) {
  let offset = 80;
  const chart = {
    getSize: () => ({ width }) as never,
    getBarSpace: () => ({ bar }) as never,
    getOffsetRightDistance: () => offset,
    setOffsetRightDistance: vi.fn((to: number) => {
      offset = to;
    }),
  };
  return {
    chart,
    resize: (to: number) => {
      width = to;
    },
    pan: (to: number) => {
      offset = to;
    },
  };
}

test('a chart that has become wider rests anew', () => {
  const { chart, resize } = chartOf(315);
  const rest = restAt(chart, bar);
  rest();
  rest();
  expect(chart.setOffsetRightDistance).toHaveBeenCalledTimes(1);
  resize(319);
  rest();
  expect(chart.setOffsetRightDistance).toHaveBeenLastCalledWith(roomAfter(319, bar));
});

test('one that was panned stays where it is', () => {
  const { chart, resize, pan } = chartOf(315);
  const rest = restAt(chart, bar);
  rest();
  pan(0);
  resize(319);
  rest();
  expect(chart.setOffsetRightDistance).toHaveBeenCalledTimes(1);
});
