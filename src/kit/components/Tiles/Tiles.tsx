import type { ReactNode } from 'react';
import { CaretRightIcon } from '../../icons.ts';
import { Grid, Label, Media, Note, Tile } from './Tiles.styles.ts';

export interface TileItem {
  /** Tells the tile from the others. */
  readonly key: string;
  /** Where it leads, in a word or two. */
  readonly label: string;
  /** How much is there. */
  readonly note?: ReactNode;
  /** What it looks like: a CoinMark of 32, an icon of 24. */
  readonly media?: ReactNode;
  /** Whether what it names is on show; left out where a tile only opens something. @default none */
  readonly pressed?: boolean;
  /** Opens it. */
  readonly onPress: () => void;
}

export interface TilesProps {
  /** Names the tiles for screen readers. */
  readonly label: string;
  /** In the order in which they stand. */
  readonly items: readonly TileItem[] | null | undefined;
  /** `line` in two columns, words beside the picture; `block` in three, words below it; `choice` in three without pictures, one of them pressed. @default 'line' */
  readonly look?: 'line' | 'block' | 'choice';
  /** What they stand on: `band` gives them paper. @default 'page' */
  readonly ground?: 'page' | 'band';
}

/** Doors to a few places of one kind, side by side: a picture, a name, how much is there. */
export function Tiles({ label, items, look = 'line', ground }: TilesProps) {
  return (
    <Grid aria-label={label} data-look={look} data-ground={ground}>
      {(items ?? []).map(({ key, label: name, note, media, pressed, onPress }) => (
        <li key={key}>
          <Tile type="button" aria-pressed={pressed} onClick={onPress}>
            {media ? <Media>{media}</Media> : null}
            <Label>{name}</Label>
            {note === undefined ? null : <Note>{note}</Note>}
            {look === 'line' ? <CaretRightIcon size={16} /> : null}
          </Tile>
        </li>
      ))}
    </Grid>
  );
}
