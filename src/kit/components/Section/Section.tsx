import { type ReactNode, useId } from 'react';
import type { Prose } from '../../figure-text.ts';
import { Inset } from '../Stack/index.ts';
import { Heading, Text } from '../Text/index.ts';
import { Box, End, Head } from './Section.styles.ts';

export interface SectionProps {
  /** Names the section; without it the section needs `label`. */
  readonly title?: Prose;
  /** Names it for screen readers where no title is on show. */
  readonly label?: string;
  /** How loud the title is: `quiet` over groups of rows, `line` over a line of chips. @default 'heading' */
  readonly look?: 'heading' | 'quiet' | 'line';
  /** Beside the title: a state, such as a StatusDot. */
  readonly mark?: ReactNode;
  /** At the end of the title's line: a TextButton or IconButton. */
  readonly end?: ReactNode;
  /** What belongs together, from edge to edge. */
  readonly children?: ReactNode;
  /** A sentence below it. */
  readonly note?: Prose;
  /** A band of the page's ground keeps it from what stands above. @default false */
  readonly band?: boolean;
}

const TONES = { heading: 'primary', quiet: 'tertiary', line: 'secondary' } as const;

/** What belongs together, under its name. */
export function Section({ title, label, look = 'heading', mark, end, children, note, band }: SectionProps) {
  const id = useId();
  return (
    <Box
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : label}
      data-look={look}
      data-band={band || undefined}
    >
      {title ? (
        <Head data-touch={mark || end ? true : undefined}>
          <Heading id={id} look={look === 'heading' ? 'heading' : 'label'} tone={TONES[look]}>
            {title}
          </Heading>
          {mark}
          {end ? <End>{end}</End> : null}
        </Head>
      ) : null}
      {children}
      {note ? (
        <Inset bottom={12}>
          <Text look="caption" tone="tertiary">
            {note}
          </Text>
        </Inset>
      ) : null}
    </Box>
  );
}
