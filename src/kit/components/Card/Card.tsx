import { type ReactNode, useId } from 'react';
import { Heading, type Prose, Text } from '../Text/index.ts';
import { Group, Head, Note, Paper } from './Card.styles.ts';

export interface CardProps {
  /** Rows from edge to edge, or words. */
  readonly children?: ReactNode;
  /** `rows` bring their own room and have a hairline between each other, from their icon's end on in `icons`; `text` has room around it. @default 'rows' */
  readonly look?: 'rows' | 'icons' | 'text';
  /** Names what stands on it, above it. */
  readonly title?: Prose;
  /** A sentence below it. */
  readonly note?: Prose;
}

/** Paper on the band of a screen, as wide as its text: rows or words that belong together. */
export function Card({ children, look = 'rows', title, note }: CardProps) {
  const id = useId();
  return (
    <Group aria-labelledby={title ? id : undefined}>
      {title ? (
        <Head>
          <Heading id={id} look="label" tone="secondary">
            {title}
          </Heading>
        </Head>
      ) : null}
      <Paper data-look={look}>{children}</Paper>
      {note ? (
        <Note>
          <Text look="caption" tone="secondary">
            {note}
          </Text>
        </Note>
      ) : null}
    </Group>
  );
}
