export type SortDirection = 'none' | 'up' | 'down';

export interface SortValue {
  readonly key: string;
  readonly direction: SortDirection;
}
