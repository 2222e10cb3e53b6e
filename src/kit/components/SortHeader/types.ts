export type SortDirection = 'none' | 'up' | 'down';

export interface SortValue {
  /** Key of the column that sorts; '' where none does. */
  readonly key: string;
  /** `down` puts the greatest first, `none` is the list's own order. */
  readonly direction: SortDirection;
}
