import { type Space, space } from '../../layout/space.ts';
import { type BoxProps, boxOf } from './box.ts';
import { Box } from './Stack.styles.ts';

export interface StackProps extends BoxProps {
  /** Room between one and the next. @default none */
  readonly gap?: Space;
  /** Where things stand across, `end` as far as text is not large; without it they take the whole width. */
  readonly align?: 'start' | 'center' | 'end';
  /** A hairline between one and the next. @default false */
  readonly lined?: boolean;
}

/** Things below each other, with the same room between them. */
export function Stack({ gap, align, lined, ...box }: StackProps) {
  const style = {
    display: 'flex',
    flexDirection: 'column',
    rowGap: space(gap),
    alignItems: align === 'end' ? undefined : align,
    textAlign: align === 'center' ? align : undefined,
  } as const;
  return <Box {...boxOf(box, style)} data-lined={lined || undefined} data-end={align === 'end' || undefined} />;
}
