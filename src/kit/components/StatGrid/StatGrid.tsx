import type { CSSProperties } from 'react';
import { type Direction, EMPTY } from '../../../domain/number.ts';
import { figureNode, nameText, type Prose } from '../../figure-text.ts';
import { places } from '../../rows.ts';
import { useKitWords } from '../../words/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Box, Cell, Grid, Label, Note, Unit, Value } from './StatGrid.styles.ts';

export interface Stat {
  /** What the figure is: 'Linked price'. */
  readonly label: string;
  /** A number part, a TimeText or a word; null where it is not known. */
  readonly value: Prose;
  /** Coin or unit behind the figure, smaller. */
  readonly unit?: string | null;
  /** Only for profit and loss; the figure carries its sign. */
  readonly tone?: Direction;
  /** A line below: a FiatText. */
  readonly note?: Prose;
}

export interface StatGridProps {
  /** Facts, row by row. */
  readonly items: readonly (Stat | null)[] | null | undefined;
  /** Fewer where a word or a figure would break, and one with large text. @default 3 */
  readonly columns?: 2 | 3;
  /** Grey shapes in the places of the figures; the labels are known already. @default false */
  readonly isLoading?: boolean;
}

/** Letters that stand in one piece in a column of three, and in one of two. */
const PIECES = [14, 24] as const;

/** How long the longest piece is that no line should break: a word of a label, or a figure that came as text. */
const longestOf = ({ label, value }: Stat): number => {
  // Other scripts break between their words, or signs, without a space.
  const words = nameText(label).match(/\p{Script=Latin}+/gu) ?? [];
  return Math.max(0, ...[...words, typeof value === 'string' ? value : ''].map(({ length }) => length));
};

/** Facts in columns, label above value. For facts under each other take KeyValue; for the one that leads, LeadFigure. */
export function StatGrid({ items, columns: wanted, isLoading = false }: StatGridProps) {
  const words = useKitWords();
  const stats = (items ?? []).filter((item): item is Stat => item !== null);
  const longest = Math.max(0, ...stats.map(longestOf));
  const columns = longest > PIECES[1] ? 1 : wanted === 2 || longest > PIECES[0] ? 2 : 3;
  return (
    <Box>
      <Grid
        data-columns={columns}
        style={{ '--kit-stat-columns': columns } as CSSProperties}
        aria-busy={isLoading || undefined}
      >
        {places(stats.length).map((place) => {
          const { label, value, unit, tone, note } = stats[place] as Stat;
          const shown = figureNode(value);
          return (
            <Cell key={place}>
              <Label>{label}</Label>
              {isLoading ? (
                <dd>
                  <span role="img" aria-label={words.loading}>
                    <Skeleton width="4.5rem" height="0.75rem" />
                  </span>
                </dd>
              ) : (
                <>
                  <Value data-direction={tone}>
                    {shown}
                    {unit && shown !== EMPTY ? <Unit> {unit}</Unit> : null}
                  </Value>
                  {note ? <Note>{figureNode(note)}</Note> : null}
                </>
              )}
            </Cell>
          );
        })}
      </Grid>
    </Box>
  );
}
