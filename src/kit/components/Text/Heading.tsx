import type { Prose } from '../../figure-text.ts';
import { Words } from './Text.styles.ts';
import { styleOf, type TextLook } from './Text.tsx';

export interface HeadingProps {
  /** What stands below it, in a few words. */
  readonly children?: Prose;
  /** Place among the headings of the screen: 1 once, where no bar names it. @default 2 */
  readonly level?: 1 | 2 | 3;
  /** How large it is. @default 'heading' */
  readonly look?: Extract<TextLook, 'headline' | 'title' | 'heading' | 'strong' | 'label'>;
  /** How loud it is. @default 'primary' */
  readonly tone?: 'primary' | 'secondary' | 'tertiary';
  /** For what it names, by aria-labelledby. */
  readonly id?: string;
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** A heading of a screen; what it looks like and where it stands in the outline are two things. */
export function Heading({ children, level = 2, look = 'heading', tone = 'primary', id }: HeadingProps) {
  return (
    <Words as={TAGS[level] ?? 'h2'} id={id} style={styleOf(look, tone)}>
      {children}
    </Words>
  );
}
