import type { CSSProperties } from 'react';
import { Bone, RowBox } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** A line of text, a mark, or a card and button. @default 'line' */
  readonly shape?: 'line' | 'circle' | 'block';
  /** Any CSS length; take the size of what will stand here. */
  readonly width?: string;
  readonly height?: string;
}

/** One grey shape in the exact place of what loads. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const size: Record<string, string> = {};
  if (width) size['--kit-skeleton-width'] = width;
  if (height) size['--kit-skeleton-height'] = height;
  return <Bone data-shape={shape} style={size as CSSProperties} aria-hidden />;
}

const NAME_WIDTHS = ['5.5rem', '6rem', '5rem', '6.5rem'];

export interface SkeletonRowsProps {
  /** @default 8 */
  readonly count?: number;
  /** A mark before the name. @default true */
  readonly mark?: boolean;
  /** A pill after the price. @default false */
  readonly pill?: boolean;
}

/** Rows of a list while it loads: mark, name and line, price and line, pill. */
export function SkeletonRows({ count = 8, mark = true, pill = false }: SkeletonRowsProps) {
  const rows = Array.from({ length: count }, (_, index) => ({ key: `row-${index}`, name: NAME_WIDTHS[index % 4] }));
  return rows.map(({ key, name }) => (
    <RowBox key={key} aria-hidden>
      {mark ? <Skeleton shape="circle" width="32px" height="32px" /> : null}
      <span>
        <Skeleton width={name} height="0.875rem" />
        <Skeleton width="2.75rem" height="0.625rem" />
      </span>
      <span data-end>
        <Skeleton width="4.5rem" height="0.875rem" />
        <Skeleton width="3.5rem" height="0.625rem" />
      </span>
      {pill ? <Skeleton shape="block" width="80px" height="32px" /> : null}
    </RowBox>
  ));
}
