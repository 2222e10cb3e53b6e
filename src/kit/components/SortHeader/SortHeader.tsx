import { EMPTY } from '../../../domain/number.ts';
import { nameText } from '../../figure-text.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { Select } from '../Select/index.ts';
import { Box, Choice, Column, Heads, Joint, Sort, Table } from './SortHeader.styles.ts';
import { SortMark } from './SortMark.tsx';
import type { SortValue } from './types.ts';

export type { SortDirection, SortValue } from './types.ts';

export interface SortColumn {
  /** Tells the column from the others. */
  readonly key: string;
  /** Word of the head: 'Price'. */
  readonly label: string;
  /** `start` columns share the leading edge, divided by a stroke; `end` columns stand over figures. @default 'end' */
  readonly align?: 'start' | 'end';
}

export interface SortHeaderProps {
  /** Heads in the order in which they stand. */
  readonly columns: readonly SortColumn[] | null | undefined;
  /** Which column sorts, and how. */
  readonly value: SortValue;
  /** Called with what the tap makes of it. */
  readonly onChange: (value: SortValue) => void;
  /** Name for screen readers: 'Sort pairs'. */
  readonly label: string;
  /** Stands before the heads and sorts nothing: 'Pair'. */
  readonly lead?: string | null;
}

const ARIA = { none: 'none', up: 'ascending', down: 'descending' } as const;
const NEXT = { none: 'down', down: 'up', up: 'none' } as const;

/** Heads that sort a list of rows: down first (the greatest is what one looks for), then up, then the list's own order. */
export function SortHeader({ columns, value, onChange, label, lead }: SortHeaderProps) {
  const words = useKitWords();
  const isSorted = Boolean(value?.key) && value.direction !== 'none';
  // An arrow: the field beside it has a caret of its own.
  const Way = value?.direction === 'up' ? ArrowUpIcon : ArrowDownIcon;
  const choose = (key: string) => {
    const [name = '', direction] = key.split(' ');
    onChange({ key: name, direction: direction === 'up' ? 'up' : 'down' });
  };
  return (
    <Box>
      <Choice>
        <span aria-hidden>{words.sort}</span>
        <Select
          size="caption"
          label={words.sort}
          placeholder={EMPTY}
          value={isSorted ? `${value.key} ${value.direction}` : undefined}
          options={(columns ?? []).flatMap((column) => [
            { key: `${column.key} down`, label: column.label, detail: words.highestFirst },
            { key: `${column.key} up`, label: column.label, detail: words.lowestFirst },
          ])}
          onChange={choose}
        />
        {isSorted ? <Way size={16} aria-hidden /> : null}
      </Choice>
      <Table role="table" aria-label={label}>
        <Heads role="row">
          {lead ? (
            <Column role="columnheader" data-align="start">
              {nameText(lead)}
              <Joint aria-hidden>/</Joint>
            </Column>
          ) : null}
          {(columns ?? []).map((column, index) => {
            const direction = column.key === value?.key ? value.direction : 'none';
            return (
              <Column
                key={column.key}
                role="columnheader"
                aria-sort={ARIA[direction]}
                data-align={column.align ?? 'end'}
              >
                {index > 0 && column.align === 'start' ? <Joint aria-hidden>/</Joint> : null}
                <Sort
                  type="button"
                  data-on={direction === 'none' ? undefined : ''}
                  onClick={() => onChange({ key: column.key, direction: NEXT[direction] })}
                >
                  {nameText(column.label)}
                  {column.align === 'start' && direction === 'none' ? null : <SortMark direction={direction} />}
                </Sort>
              </Column>
            );
          })}
        </Heads>
      </Table>
    </Box>
  );
}
