import type { TrackPoint } from '#kit/OptionTrack';
import { FIXTURE_NOW_MS } from '../../src/contract/fixtures/content.ts';

/** An option of 60 s on BTC/USDT, 38 s in. */
export const OPTION = {
  from: FIXTURE_NOW_MS - 38_000,
  to: FIXTURE_NOW_MS + 22_000,
  open: '64201.5',
  decimals: 1,
} as const;

const STEPS = [
  6, -2, -2, -9, -3, -2.5, -2, -6, -9, -8, -12, -19, -14, -13.5, -6, 3, 1, 5, 3, 7, 8, 15, 17, 11, 17, 15, 24, 30, 30,
  35, 30.5, 29, 33, 24, 17, 18, 26, 29,
];

/** The course of the picture: down first, then above the open. */
export const COURSE: readonly TrackPoint[] = [...STEPS, 17].map((step, second) => ({
  at: OPTION.from + second * 1000,
  price: 64_201.5 + step,
}));

/** The same on the other side of the open. */
export const FALLING: readonly TrackPoint[] = COURSE.map(({ at, price }) => ({ at, price: 2 * 64_201.5 - price }));
