import { normal, type Random } from './random.ts';

/** Prices of a span of time, whole ticks. */
export interface Prices {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** A part of such a span: how much it may move, and how much the price may jump before it (a night, a weekend). */
export interface Part {
  readonly weight: number;
  readonly jump: number;
}

/** A part's prices while they are made. */
interface Draft {
  open: number;
  high: number;
  low: number;
  close: number;
  /** Place of its start and end in the whole's variance, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** Range of a Brownian bridge of variance 1, about. */
const NATURAL_RANGE = 1.6;

/**
 * Splits a bar into parts that together have exactly its open, high, low and close: a bridge from open to close,
 * bent to the range, rounded to ticks.
 */
export function walk(whole: Prices, parts: readonly Part[], random: Random): Prices[] {
  const drafts = bridge(whole, parts, random);
  bend(whole, drafts);
  const last = drafts.length - 1;
  return drafts.map(({ open, high, low, close }, index) => {
    const from = index === 0 ? whole.open : open;
    const to = index === last ? whole.close : close;
    return { open: from, high: Math.max(from, to, high), low: Math.min(from, to, low), close: to };
  });
}

/** The free walk, tied to the whole's open and close, with each part's own highest and lowest point. */
function bridge(whole: Prices, parts: readonly Part[], random: Random): Draft[] {
  const total = parts.reduce((sum, part, index) => sum + part.weight + (index === 0 ? 0 : part.jump), 0);
  const drafts: Draft[] = [];
  let time = 0;
  let free = 0;
  for (const part of parts) {
    if (drafts.length > 0 && part.jump > 0) {
      time += part.jump / total;
      free += normal(random) * Math.sqrt(part.jump / total);
    }
    const [from, open] = [time, free];
    time += part.weight / total;
    free += normal(random) * Math.sqrt(part.weight / total);
    drafts.push({ open, close: free, high: 0, low: 0, from, to: time });
  }
  const scale = (whole.high - whole.low) / NATURAL_RANGE;
  const drift = whole.close - whole.open;
  for (const draft of drafts) {
    draft.open = whole.open + drift * draft.from + scale * (draft.open - free * draft.from);
    draft.close = whole.open + drift * draft.to + scale * (draft.close - free * draft.to);
    const move = (draft.close - draft.open) ** 2;
    const variance = 2 * (draft.to - draft.from) * scale * scale;
    // Extremes of a Brownian bridge between the part's ends.
    draft.high = (draft.open + draft.close + Math.sqrt(move - variance * Math.log(1 - random()))) / 2;
    draft.low = (draft.open + draft.close - Math.sqrt(move - variance * Math.log(1 - random()))) / 2;
  }
  return drafts;
}

/** Maps the walk's range onto the whole's and rounds to ticks; the whole's ends stay where they are. */
function bend(whole: Prices, drafts: readonly Draft[]): void {
  const highest = drafts.reduce((most, draft) => (draft.high > most.high ? draft : most));
  const lowest = drafts.reduce((least, draft) => (draft.low < least.low ? draft : least));
  const top = Math.max(whole.open, whole.close);
  const bottom = Math.min(whole.open, whole.close);
  const up = highest.high > top ? (whole.high - top) / (highest.high - top) : 0;
  const down = lowest.low < bottom ? (bottom - whole.low) / (bottom - lowest.low) : 0;
  const bent = (price: number) => {
    if (price > top) return Math.min(whole.high, Math.round(top + (price - top) * up));
    if (price < bottom) return Math.max(whole.low, Math.round(bottom - (bottom - price) * down));
    return Math.round(price);
  };
  for (const draft of drafts) {
    draft.open = bent(draft.open);
    draft.close = bent(draft.close);
    draft.high = draft === highest ? whole.high : bent(draft.high);
    draft.low = draft === lowest ? whole.low : bent(draft.low);
  }
}
