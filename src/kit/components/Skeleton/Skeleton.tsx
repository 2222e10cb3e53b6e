import type { CSSProperties } from 'react';
import { configNumber } from '../../config-number.ts';
import { places } from '../../rows.ts';
import { Bone, Cells, RowBox, Texts } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** A line of text, a mark, or a card and button. @default 'line' */
  readonly shape?: 'line' | 'circle' | 'block';
  /** Any CSS length; take the size of what will stand here. */
  readonly width?: string;
  /** Any CSS length; a line is as high as its text without it. */
  readonly height?: string;
}

/** Whether the browser takes it as a size: a shape without one has its own. */
const isLength = (size: string | undefined): size is string => typeof size === 'string' && CSS.supports('width', size);

/** One grey shape in the exact place of what loads. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const size: Record<string, string> = {};
  if (isLength(width)) size['--kit-skeleton-width'] = width;
  if (isLength(height)) size['--kit-skeleton-height'] = height;
  return <Bone data-shape={shape} style={size as CSSProperties} aria-hidden />;
}

/** More than any screen has room for. */
const MOST_ROWS = 100;
const NAME_WIDTHS = ['5.5rem', '6rem', '5rem', '6.5rem'];

export interface SkeletonRowsProps {
  /** How many rows. @default 8 */
  readonly count?: number;
  /** A mark before the name: a disc, or the square of an icon, 32. @default true */
  readonly mark?: boolean | 'square';
  /** A pill after the price. @default false */
  readonly pill?: boolean;
  /** As high as a quote, 60 (`roomy` without a second figure), 52 or 44 (a balance is as high as the first), as an option of a sheet, 56, or as a bid and a change of a balance, 52. @default 'full' */
  readonly row?: 'full' | 'roomy' | 'single' | 'compact' | 'option' | 'bid';
}

const MARKS: Partial<Record<NonNullable<SkeletonRowsProps['row']>, string>> = { compact: '24px', option: '32px' };

/** Rows of a list while it loads: mark, name and line, price and line, pill. */
export function SkeletonRows({ count = 8, mark = true, pill = false, row = 'full' }: SkeletonRowsProps) {
  const size = mark === 'square' ? '32px' : (MARKS[row] ?? '36px');
  return places(configNumber(count, 8, 0, MOST_ROWS)).map((place) => (
    <RowBox key={place} data-row={row} aria-hidden>
      <Cells>
        {mark ? <Skeleton shape={mark === true ? 'circle' : 'block'} width={size} height={size} /> : null}
        <Texts>
          <Skeleton width={NAME_WIDTHS[place % 4]} height="0.875rem" />
          <Skeleton width="2.75rem" height="0.625rem" />
        </Texts>
        <Texts data-end>
          <Skeleton width="4.5rem" height="0.875rem" />
          {row === 'single' || row === 'roomy' || row === 'compact' ? null : (
            <Skeleton width="3.5rem" height="0.625rem" />
          )}
        </Texts>
        {pill ? (
          <Skeleton
            shape="block"
            width={row === 'compact' ? '4rem' : '72px'}
            height={row === 'compact' ? '1.625rem' : '32px'}
          />
        ) : null}
      </Cells>
    </RowBox>
  ));
}
