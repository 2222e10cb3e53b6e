/** A label that stands already: from x to x, and the height of its middle. */
export interface TakenPlace {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** Whether a label in this place would touch one that stands already; all of them are `height` high. */
export const isTaken = (place: TakenPlace, taken: readonly TakenPlace[], height: number): boolean =>
  taken.some(({ from, to, at }) => place.from < to && place.to > from && Math.abs(place.at - at) < height);

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
  /** Whether a line runs through words that stand from x to x at this height. */
  readonly isCrossed?: (from: number, to: number, at: number) => boolean;
}

/** Where words stand: on this side of the wick, so far from it (over it where that is less than nought), and the height of their middle. */
export interface CalloutPlace extends TakenPlace {
  readonly side: -1 | 1;
  readonly begin: number;
}

/** A callout stands so far outside its wick, and farther where something would run through it. */
const OUT = 10;
const FAR_OUT = 20;
const NEAR_LAST = 16;
/** And so far beside it: a slant, a lead of 16, and a gap. A longer one would look like a price. */
const BESIDE = 24;
/** Air between it and a label. */
const AIR = 4;

/** So far inside its words a wick stands at the least, and so far apart are the places that are tried. */
const STEP = 4;

/** Where words begin that stand over their wick, with a lead that goes straight to them: those that reach inwards most come first. */
function overWick(x: number, width: number, room: number, inward: -1 | 1): number[] {
  const [first, last] = inward === 1 ? [x - STEP, x - width + STEP] : [x - width + STEP, x - STEP];
  const count = Math.max(0, Math.floor(Math.abs(first - last) / STEP) + 1);
  return Array.from({ length: count }, (_, place) => first - inward * place * STEP).filter(
    (from) => from >= 0 && from + width <= room,
  );
}

/**
 * A place for the highest or the lowest price, all in px: outside the bars and towards the middle, off the line of the last
 * price, off the labels that stand, and off other lines where that can be, if need be over its wick. Words that would leave the pane move in over their wick.
 */
export function calloutPlace(
  { x, y, way, width, height }: Called,
  { width: room, lastY, taken, isCrossed = () => false }: CalloutRoom,
): CalloutPlace {
  const inward = x > room / 2 ? -1 : 1;
  const outward = inward === 1 ? -1 : 1;
  const near = y + way * OUT;
  // Words at the upper edge of the pane would be cut.
  const far = y + way * FAR_OUT < height / 2 ? near : y + way * FAR_OUT;
  const usual = Math.abs(near - lastY) < NEAR_LAST ? far : near;
  const standing = (side: -1 | 1, from: number, at: number): CalloutPlace => ({
    side,
    begin: side === 1 ? from - x : x - from - width,
    at,
    from,
    to: from + width,
  });
  const beside = (side: -1 | 1, at: number): CalloutPlace => {
    const wanted = side === 1 ? x + BESIDE : x - BESIDE - width;
    return standing(side, Math.max(0, Math.min(room - width, wanted)), at);
  };
  const first = beside(inward, usual);
  const choices = [first, beside(outward, usual), beside(inward, far), beside(outward, far)];
  const isFree = (place: TakenPlace) => !isTaken(place, taken, height + AIR);
  const free = choices.filter(isFree);
  const over = [usual, far].flatMap((at) => overWick(x, width, room, inward).map((from) => standing(inward, from, at)));
  // What a line would have pushed out of the pane stays where it was.
  const clear = [...free, ...over.filter(isFree)].find(({ from, to, at }) => at > height && !isCrossed(from, to, at));
  return clear ?? free[0] ?? first;
}
