import type { ReactNode } from 'react';
import type { Prose } from '../../figure-text.ts';
import type { Landmark } from '../../layout/landmark.ts';
import { Line, Words } from './MediaRow.styles.ts';

export interface MediaRowProps extends Landmark {
  /** Before the words: an Avatar, a Logo, a picture. */
  readonly media?: ReactNode;
  /** The words. */
  readonly children?: Prose;
  /** After them: a picture, or what can be done. */
  readonly end?: ReactNode;
  /** How the three stand to each other; from the start on they keep one line. @default 'center' */
  readonly align?: 'start' | 'center' | 'end';
  /** A hairline around it, inside the gutter. @default false */
  readonly frame?: boolean;
  /** Element that it is: `span` in a Pressable. @default 'div' */
  readonly as?: 'div' | 'span' | 'section' | 'aside';
}

/** A picture, words, and what can be done, in a line; where it is too narrow they go below each other. */
export function MediaRow({ media, children, end, align, frame, as, ...rest }: MediaRowProps) {
  return (
    <Line {...rest} as={as} data-align={align} data-frame={frame || undefined}>
      {media}
      <Words as={as === 'span' ? 'span' : 'div'}>{children}</Words>
      {end}
    </Line>
  );
}
