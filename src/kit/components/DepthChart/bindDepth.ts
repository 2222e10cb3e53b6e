import { EMPTY, formatPrice } from '../../../domain/number.ts';
import { cssPercent } from '../../css-percent.ts';
import { figureText } from '../../figure-text.ts';
import { dataCell, textCell } from '../../live-cell.ts';
import { type DepthShape, type DepthView, depthShape, nearestLevel, type PlacedLevel } from './depth-shape.ts';

export interface DepthWords {
  readonly asks: string;
  readonly bids: string;
  readonly mid: string;
  readonly empty: string;
}

/** What moves the crosshair; the picture itself follows the source. */
export interface DepthHand {
  write(view: DepthView): void;
  /** To the level nearest to a place, 0 to 1 from the left. */
  point(x: number): void;
  /** To the level beside; the first step from rest goes to the best price of that side. */
  step(by: 1 | -1): void;
  /** To the deepest bid or the deepest ask. */
  end(which: 'first' | 'last'): void;
  clear(): void;
}

interface Options {
  readonly decimals: () => number;
  readonly words: () => DepthWords;
}

/** Finds the parts of a depth chart once; what it returns draws into them without React. */
export function bindDepth(root: HTMLElement, { decimals, words }: Options): DepthHand {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-of='${name}']`) ?? root;
  const path = (name: string) => {
    const element = root.querySelector(`path[data-of='${name}']`);
    return (d: string) => element?.setAttribute('d', d);
  };
  const [plot, cross, dot] = [part('plot'), part('cross'), part('dot')];
  const [setBids, setAsks] = [textCell(part('bids-total')), textCell(part('asks-total'))];
  const [setLow, setMid, setHigh] = [textCell(part('low')), textCell(part('mid')), textCell(part('high'))];
  const [setSide, setPrice, setTotal] = [textCell(part('side')), textCell(part('price')), textCell(part('total'))];
  const [setCross, setState, setStale] = [dataCell(root, 'cross'), dataCell(root, 'state'), dataCell(root, 'stale')];
  const lines = { asks: path('asks-line'), bids: path('bids-line') };
  const areas = { asks: path('asks-area'), bids: path('bids-area') };
  let view: DepthView | undefined;
  let shape: DepthShape | undefined;
  /** The price under the crosshair: levels come and go, the crosshair stays at its price. */
  let chosen: string | null = null;

  const levels = () => shape?.levels ?? [];
  const index = () => levels().findIndex(({ point }) => point.value === chosen);
  const bestBid = () => levels().findLastIndex(({ side }) => side === 'bids');

  function show(): void {
    const at = index();
    const level = levels()[at];
    setCross(level ? (level.x < 0.5 ? 'left' : 'right') : null);
    plot.ariaValueMax = String(Math.max(0, levels().length - 1));
    plot.ariaValueNow = String(Math.max(0, level ? at : bestBid()));
    if (!level) {
      plot.ariaValueText = levels().length > 0 ? `${words().mid} ${figureText(view?.mid)}` : words().empty;
      return;
    }
    const { side, point, x, y } = level;
    const place = cssPercent(x);
    cross.style.left = place;
    dot.style.left = place;
    dot.style.top = cssPercent(y);
    dot.dataset.side = side;
    part('side').dataset.side = side;
    setSide(words()[side]);
    setPrice(point.price);
    setTotal(point.total);
    plot.ariaValueText = `${words()[side]} ${figureText(point.price)}, ${figureText(point.total)}`;
  }
  /** A price that left the book hands the crosshair to its neighbour, on the same side where that has levels. */
  function neighbour({ side }: PlacedLevel, x: number): string | null {
    const same = levels().filter((level) => level.side === side);
    const among = same.length > 0 ? same : levels();
    return among[nearestLevel(among, x)]?.point.value ?? null;
  }
  function choose(at: number): void {
    chosen = levels()[at]?.point.value ?? null;
    show();
  }

  return {
    write(next) {
      if (next === view) return;
      const before = levels()[index()];
      view = next;
      shape = depthShape(next);
      for (const side of ['asks', 'bids'] as const) {
        lines[side](shape.line[side]);
        areas[side](shape.area[side]);
      }
      const [low, high] = shape.edges ?? [null, null];
      setLow(formatPrice(low, decimals()));
      setHigh(formatPrice(high, decimals()));
      setMid(shape.edges ? next.mid : EMPTY);
      setBids(next.bids?.at(-1)?.total);
      setAsks(next.asks?.at(-1)?.total);
      setState(shape.edges ? 'shown' : 'empty');
      setStale(next.isStale ? '' : null);
      if (before && index() < 0 && low !== null && high !== null)
        chosen = neighbour(before, (Number(before.point.value) - low) / (high - low));
      show();
    },
    point: (x) => choose(nearestLevel(levels(), x)),
    step(by) {
      const at = index();
      const next = at < 0 ? bestBid() + (by > 0 ? 1 : 0) : at + by;
      choose(Math.min(levels().length - 1, Math.max(0, next)));
    },
    end: (which) => choose(which === 'first' ? 0 : levels().length - 1),
    clear() {
      chosen = null;
      show();
    },
  };
}
