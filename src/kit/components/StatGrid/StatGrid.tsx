import type { CSSProperties } from 'react';
import { type Direction, EMPTY } from '../../../domain/number.ts';
import { figureText } from '../../figure-text.ts';
import { places } from '../../rows.ts';
import { useKitWords } from '../../words/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Box, Cell, Grid, Label, Note, Unit, Value } from './StatGrid.styles.ts';

export interface Stat {
  /** What the figure is: 'Linked price'. */
  readonly label: string;
  /** Formatted figure or time; null where it is not known. */
  readonly value: string | null | undefined;
  /** Coin or unit behind the figure, smaller. */
  readonly unit?: string | null;
  /** Only for profit and loss; the figure carries its sign. */
  readonly tone?: Direction;
  /** A line below: the fiat value. */
  readonly note?: string | null;
}

export interface StatGridProps {
  /** Facts, row by row. */
  readonly items: readonly (Stat | null)[] | null | undefined;
  /** With large text they become one. @default 3 */
  readonly columns?: 2 | 3;
  /** Grey shapes in the places of the figures; the labels are known already. @default false */
  readonly isLoading?: boolean;
}

/** Facts in columns, label above value. For facts under each other take KeyValue; for the one that leads, LeadFigure. */
export function StatGrid({ items, columns: wanted, isLoading = false }: StatGridProps) {
  const words = useKitWords();
  const columns = wanted === 2 ? 2 : 3;
  const stats = (items ?? []).filter((item) => item !== null);
  return (
    <Box>
      <Grid
        data-columns={columns}
        style={{ '--kit-stat-columns': columns } as CSSProperties}
        aria-busy={isLoading || undefined}
      >
        {places(stats.length).map((place) => {
          const { label, value, unit, tone, note } = stats[place] as Stat;
          const shown = figureText(value);
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
                  {note ? <Note>{figureText(note)}</Note> : null}
                </>
              )}
            </Cell>
          );
        })}
      </Grid>
    </Box>
  );
}
