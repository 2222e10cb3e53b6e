/** A label that stands already: from x to x, and the height of its middle. */
export interface TakenPlace {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** What is called out: a wick's end, which way is outwards (up is -1), and the size of the words. */
export interface Called {
  readonly x: number;
  readonly y: number;
  readonly way: -1 | 1;
  readonly width: number;
  readonly height: number;
}

export interface CalloutRoom {
  readonly width: number;
  /** Height of the line of the last price. */
  readonly lastY: number;
  readonly taken: readonly TakenPlace[];
  /** Whether an average runs through words that stand from x to x at this height. */
  readonly isCrossed?: (from: number, to: number, at: number) => boolean;
}

/** Where words stand: on this side of the wick, so far from it, and the height of their middle. */
export interface CalloutPlace {
  readonly side: -1 | 1;
  readonly begin: number;
  readonly at: number;
}

/** A callout stands so far outside its wick, and farther where something would run through it. */
const OUT = 10;
const FAR_OUT = 20;
const NEAR_LAST = 16;
/** And so far beside it: its lead, and a gap. */
const BESIDE = 24;
/** Air between it and a label, and where its lead comes out from behind one. */
const AIR = 4;
const AIR_BEYOND = 16;

/**
 * A place for the highest or the lowest price, all in px: outside the bars and towards the middle, off the line of the last
 * price, off the labels that stand, and off the averages where that can be; beyond the labels, or at the right end of the pane, where there is no other place.
 */
export function calloutPlace(
  { x, y, way, width, height }: Called,
  { width: room, lastY, taken, isCrossed = () => false }: CalloutRoom,
): CalloutPlace {
  const inward = x > room / 2 ? -1 : 1;
  const outward = inward === 1 ? -1 : 1;
  const near = y + way * OUT;
  const far = y + way * FAR_OUT;
  const usual = Math.abs(near - lastY) < NEAR_LAST ? far : near;
  const beyond = Math.max(BESIDE, ...taken.map(({ from, to }) => (inward === 1 ? to - x : x - from) + AIR_BEYOND));
  const choices: readonly CalloutPlace[] = [
    { side: inward, begin: BESIDE, at: usual },
    { side: outward, begin: BESIDE, at: usual },
    { side: inward, begin: BESIDE, at: far },
    { side: outward, begin: BESIDE, at: far },
    { side: inward, begin: BESIDE, at: y },
    { side: inward, begin: beyond, at: usual },
    // By the axis, where the newest bars end.
    { side: 1, begin: Math.max(BESIDE, room - x - width), at: usual },
    { side: 1, begin: Math.max(BESIDE, room - x - width), at: far },
  ];
  const spanOf = ({ side, begin }: CalloutPlace) =>
    side === 1 ? ([x + begin, x + begin + width] as const) : ([x - begin - width, x - begin] as const);
  const isFree = (place: CalloutPlace) => {
    const [from, to] = spanOf(place);
    if (from < 0 || to > room) return false;
    return !taken.some((each) => from < each.to && to > each.from && Math.abs(place.at - each.at) < height + AIR);
  };
  const [first] = choices;
  const free = choices.filter(isFree);
  // What an average would have pushed out of the pane stays where it was.
  const clear = free.find((place) => place.at > height && !isCrossed(...spanOf(place), place.at));
  return clear ?? free[0] ?? (first as CalloutPlace);
}
