import pictures from './pictures.svg?no-inline';
import { Picture, Rising } from './TickOrnament.styles.ts';

const PICTURES = ['orders', 'coins', 'favourites', 'search', 'news', 'notices', 'history', 'cards'] as const;

/** What an empty place is missing. */
export type EmptyPicture = (typeof PICTURES)[number];

export interface TickOrnamentProps {
  /** `banner`: rising ticks for the hero colour. `empty`: a picture on the ruler. */
  readonly variant: 'banner' | 'empty';
  /** What the empty picture is of. @default 'search' */
  readonly picture?: EmptyPicture;
}

/** Heights of the banner's ticks of 100: every sixth is tall, and all rise to the end. */
const RISE = Array.from({ length: 19 }, (_, i) => ({
  x: i,
  tall: i % 6 === 0,
  height: 14 + 0.18 * i * i + (i % 6 === 0 ? 14 : 0),
}));
const path = (tall: boolean) =>
  RISE.filter((tick) => tick.tall === tall)
    .map(({ x, height }) => `M${x} ${(100 - height).toFixed(1)}V100`)
    .join('');

/** The tick ruler as a picture; decoration only. */
export function TickOrnament({ variant, picture = 'search' }: TickOrnamentProps) {
  if (variant === 'banner') {
    return (
      <Rising aria-hidden viewBox="0 0 18 100" preserveAspectRatio="none">
        <path d={path(false)} />
        <path data-tall="" d={path(true)} />
      </Rising>
    );
  }
  return (
    <Picture aria-hidden viewBox="0 0 160 112">
      <use href={`${pictures}#${PICTURES.find((known) => known === picture) ?? 'search'}`} />
    </Picture>
  );
}
