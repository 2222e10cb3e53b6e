import type { NumberInput } from '../../../domain/number.ts';

export interface YieldTerm<K extends string = string> {
  /** Tells the term from the others. */
  readonly key: K;
  /** '30 days', 'Flexible' */
  readonly term: string | null | undefined;
  /** Decimal text in percent a year: '12.5'. */
  readonly rate: NumberInput;
  /** Decimal text of what the amount entered would earn; null before there is one. */
  readonly estimate: NumberInput;
  /** Sold out, or not for this account. @default false */
  readonly disabled?: boolean;
}

export interface YieldTableProps<K extends string = string> {
  /** Terms in the order in which they stand. */
  readonly terms: readonly YieldTerm<K>[] | null | undefined;
  /** Key of the chosen row; null where none is. */
  readonly value: K | null;
  /** Called with the key of the term that was chosen. */
  readonly onChange: (key: K) => void;
  /** Decimals of the coin; estimates are cut, never rounded up. */
  readonly scale: number;
  /** Coin that the yield is paid in. */
  readonly unit: string | null | undefined;
  /** Heads of the columns, and the name of the choice. */
  readonly labels: {
    readonly choice: string;
    readonly term: string;
    readonly rate: string;
    readonly estimate: string;
  };
}
