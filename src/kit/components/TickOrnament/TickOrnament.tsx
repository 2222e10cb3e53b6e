import pictures from './pictures.svg?no-inline';
import { Picture, Rising } from './TickOrnament.styles.ts';

/** What an empty place is missing, or why there is nothing in it. */
export type EmptyPicture =
  | 'orders'
  | 'coins'
  | 'favourites'
  | 'search'
  | 'news'
  | 'notices'
  | 'history'
  | 'cards'
  | 'soon'
  | 'maintenance'
  | 'limited'
  | 'region'
  | 'slow'
  | 'failed'
  | 'crash'
  | 'outside'
  | 'mail';

export interface TickOrnamentProps {
  /** `banner`: rising ticks for the hero colour. `empty`: a picture on the ruler. */
  readonly variant: 'banner' | 'empty';
  /** What the empty picture is of. @default 'search' */
  readonly picture?: EmptyPicture;
}

/** Ticks of the banner, and those that are bright: the first and the ends of three spans of a lock. */
const TICKS = 42;
const BRIGHT = new Set([0, 11, 26, TICKS - 1]);
/** Their heights of 100: a dense rise to the end. */
const RISE = Array.from({ length: TICKS }, (_, i) => ({
  x: i,
  tall: BRIGHT.has(i),
  height: 7 + 93 * ((2 * i + 8) / 90) ** 1.25,
}));
const path = (tall: boolean) =>
  RISE.filter((tick) => tick.tall === tall)
    .map(({ x, height }) => `M${x} ${(100 - height).toFixed(1)}V100`)
    .join('');

/** The tick ruler as a picture; decoration only. */
export function TickOrnament({ variant, picture }: TickOrnamentProps) {
  if (variant === 'banner') {
    return (
      <Rising aria-hidden viewBox={`0 0 ${TICKS - 1} 100`} preserveAspectRatio="none">
        <path d={path(false)} />
        <path data-tall="" d={path(true)} />
      </Rising>
    );
  }
  return (
    <Picture aria-hidden viewBox="0 0 160 112">
      <use href={`${pictures}#${picture ?? 'search'}`} />
    </Picture>
  );
}
