import { LockSimpleIcon } from '#kit/icons';
import { Row, Stack } from '#kit/Stack';
import { softBreaks } from '#kit/softBreaks';
import { Text } from '#kit/Text';

interface WebTitleProps {
  /** What the page was called by who opened it. */
  readonly title: string | undefined;
  readonly host: string;
}

/** What the page is called, and whose it is, or that alone: only pages over https are shown. */
export const WebTitle = ({ title, host }: WebTitleProps) =>
  title ? (
    <Stack as="span" align="center">
      <span>{title}</span>
      <Host look="caption" host={host} />
    </Stack>
  ) : (
    <Host look="strong" host={host} />
  );

/** Breaks after its dots alone: half a label reads as another host. */
const Host = ({ look, host }: { readonly look: 'caption' | 'strong'; readonly host: string }) => (
  <Row as="span" gap={4} justify="center">
    <LockSimpleIcon size={16} />
    <Text as="span" look={look} tone={look === 'caption' ? 'secondary' : undefined}>
      {softBreaks(host)}
    </Text>
  </Row>
);
