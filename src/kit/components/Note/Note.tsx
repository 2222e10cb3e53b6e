import type { ReactNode } from 'react';
import { Box, Words } from './Note.styles.ts';

export type NoteTone = 'info' | 'warning' | 'danger';

export interface NoteProps {
  /** What one should know, in a sentence. */
  readonly children?: ReactNode;
  /** A name above the sentence. */
  readonly title?: ReactNode;
  /** How serious it is. @default 'info' */
  readonly tone?: NoteTone;
  /** `wash` stands among fields and text, `band` from edge to edge under a bar, `frame` in the place of a block, `field` in that of a field. @default 'wash' */
  readonly look?: 'wash' | 'band' | 'frame' | 'field';
  /** Before the words: an icon of 20. */
  readonly icon?: ReactNode;
  /** After them: a small Button or a TextButton. */
  readonly action?: ReactNode;
  /** Language of the sentence, where it is not that of the screen. */
  readonly lang?: string;
}

/** Something that one should know here, and what can be done about it. */
export function Note({ children, title, tone = 'info', look = 'wash', icon, action, lang }: NoteProps) {
  return (
    <Box
      lang={lang}
      style={{
        color: `var(--color-status-${tone}-text)`,
        ...((look === 'wash' || look === 'band') && { background: `var(--color-status-${tone}-wash)` }),
      }}
      data-look={look}
      data-tone={tone}
      data-title={title ? true : undefined}
      data-action={action ? true : undefined}
    >
      {icon}
      <Words>
        {title ? <strong>{title}</strong> : null}
        {children}
      </Words>
      {action}
    </Box>
  );
}
