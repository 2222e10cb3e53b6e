import { type BoxProps, boxOf } from './box.ts';
import { Box } from './Stack.styles.ts';

export interface InsetProps extends Omit<BoxProps, 'edge'> {
  /** Room to the sides: the gutter of the screen, none, at the start alone of a bar that has 4 of its own, or out over the gutter that holds it. @default 'gutter' */
  readonly edge?: BoxProps['edge'];
}

/** Room around one thing. */
export function Inset({ edge = 'gutter', ...box }: InsetProps) {
  return <Box {...boxOf({ ...box, edge })} />;
}
