import type { CSSProperties, ReactNode } from 'react';
import type { Direction } from '../../../domain/number.ts';
import type { Prose } from '../../figure-text.ts';
import type { Landmark } from '../../layout/landmark.ts';
import type { TokenVar } from '../../theme/index.ts';
import { Words } from './Text.styles.ts';

export type TextLook =
  | 'headline'
  | 'title'
  | 'heading'
  | 'strong'
  | 'body'
  | 'label'
  | 'text'
  | 'caption'
  | 'caption-strong';

export interface TextProps extends Landmark {
  /** What it says; words wrap wherever they must. */
  readonly children?: Prose;
  /** Role of the text in the scale of type. @default 'text' */
  readonly look?: TextLook;
  /** How loud it is; without it the colour of where it stands. */
  readonly tone?: 'primary' | 'secondary' | 'tertiary' | 'stale';
  /** Colours a change by its direction. */
  readonly direction?: Direction;
  /** Stands in the middle, or at the end of its line. @default 'start' */
  readonly align?: 'start' | 'center' | 'end';
  /** Before the words: an icon of 16 or 20. */
  readonly icon?: ReactNode;
  /** Cuts after two lines; never where text is large. @default false */
  readonly clamp?: boolean;
  /** Has figures in it: digits of one width. @default false */
  readonly numeric?: boolean;
  /** Element that it is. @default 'p' */
  readonly as?: 'p' | 'span' | 'div';
}

/** The style of a role and a tone. */
export const styleOf = (look: TextLook, tone: TextProps['tone']): CSSProperties => ({
  font: `var(--type-${look})` satisfies TokenVar,
  // A long word still fits the line of a large text.
  ...(look === 'headline' && { fontSize: 'min(1.75rem, 13cqi)' }),
  ...(/^head|^title/.test(look) && { letterSpacing: `var(--type-${look}-tracking)` }),
  color: tone && ((tone === 'stale' ? 'var(--color-stale-text)' : `var(--color-text-${tone})`) satisfies TokenVar),
});

/** Words of a screen in a role of the type scale. */
export function Text({ children, look = 'text', tone, direction, align, icon, clamp, numeric, ...rest }: TextProps) {
  return (
    <Words
      {...rest}
      style={{
        ...styleOf(look, tone),
        ...(direction && { color: `var(--direction-${direction}-text)` satisfies TokenVar }),
        textAlign: icon ? undefined : align,
        ...(numeric && { fontFeatureSettings: 'var(--font-feature-number)' }),
      }}
      data-icon={icon ? (align ?? '') : undefined}
      data-clamp={clamp || undefined}
    >
      {icon}
      {children}
    </Words>
  );
}
