import { type Space, space } from '../../layout/space.ts';
import { type BoxProps, boxOf } from './box.ts';
import { Box } from './Stack.styles.ts';

export interface StackProps extends BoxProps {
  /** Room between one and the next. @default none */
  readonly gap?: Space;
  /** Where things stand across; without it they take the whole width. */
  readonly align?: 'start' | 'center';
  /** A hairline between one and the next. @default false */
  readonly lined?: boolean;
}

/** Things below each other, with the same room between them. */
export function Stack({ gap, align, lined, ...box }: StackProps) {
  const style = {
    display: 'flex',
    flexDirection: 'column',
    rowGap: space(gap),
    alignItems: align,
    textAlign: align === 'center' ? align : undefined,
  } as const;
  return <Box {...boxOf(box, style)} data-lined={lined || undefined} />;
}
