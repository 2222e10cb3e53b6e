import type { ReactNode } from 'react';
import type { Prose } from '../../figure-text.ts';
import { CaretRightIcon } from '../../icons.ts';
import type { TokenVar } from '../../theme/index.ts';
import { Box, Words } from './Note.styles.ts';

export type NoteTone = 'info' | 'warning' | 'danger';

export interface NoteProps {
  /** What one should know, in a sentence. */
  readonly children?: Prose;
  /** A name above the sentence. */
  readonly title?: Prose;
  /** How serious it is. @default 'info' */
  readonly tone?: NoteTone;
  /** `wash` stands among fields and text, `plain` there too for what has happened: the icon alone has the tone. `band` goes from edge to edge under a bar, `frame` in the place of a block, `field` in that of a field. @default 'wash' */
  readonly look?: 'wash' | 'plain' | 'band' | 'frame' | 'field';
  /** Before the words: an icon of 20. */
  readonly icon?: ReactNode;
  /** After them: a small Button or a TextButton. */
  readonly action?: ReactNode;
  /** Opens what it speaks of: all of it is one button then, without an `action`. */
  readonly onPress?: () => void;
  /** Language of the sentence, where it is not that of the screen. */
  readonly lang?: string;
}

/** Something that one should know here, and what can be done about it. */
export function Note({ children, title, tone = 'info', look = 'wash', icon, action, onPress, lang }: NoteProps) {
  return (
    <Box
      lang={lang}
      {...(onPress && ({ as: 'button', type: 'button', onClick: onPress } as const))}
      style={{
        color: `var(--color-status-${tone}-text)` satisfies TokenVar,
        ...((look === 'wash' || look === 'band') && {
          background: `var(--color-status-${tone}-wash)` satisfies TokenVar,
        }),
      }}
      data-look={look}
      data-tone={tone}
      data-title={title ? true : undefined}
      data-action={action ? true : undefined}
    >
      {icon}
      <Words as={onPress ? 'span' : undefined}>
        {title ? <strong>{title}</strong> : null}
        {children}
      </Words>
      {onPress ? <CaretRightIcon size={16} /> : action}
    </Box>
  );
}
