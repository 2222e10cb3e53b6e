import { type Space, space } from '../../layout/space.ts';
import { type BoxProps, boxOf } from './box.ts';
import { Box } from './Stack.styles.ts';

export interface RowProps extends BoxProps {
  /** Room between one and the next. @default none */
  readonly gap?: Space;
  /** Things that have no room go on in a next line. @default false */
  readonly wrap?: boolean;
  /** Room between lines, where it wraps. @default none */
  readonly lines?: Space;
  /** Where things stand in their line's height. @default 'center' */
  readonly align?: 'start' | 'center' | 'end';
  /** Where they stand along it. @default 'start' */
  readonly justify?: 'start' | 'between' | 'center' | 'end';
  /** At least as high as a finger. @default false */
  readonly touch?: boolean;
}

/** Things beside each other, with the same room between them. */
export function Row({ gap, wrap, lines, align = 'center', justify, touch, ...box }: RowProps) {
  const style = {
    display: 'flex',
    columnGap: space(gap),
    rowGap: space(lines),
    flexWrap: wrap ? 'wrap' : undefined,
    alignItems: align,
    justifyContent: justify === 'between' ? 'space-between' : justify,
    minBlockSize: touch ? 'var(--size-touch)' : undefined,
  } as const;
  return <Box {...boxOf(box, style)} />;
}
