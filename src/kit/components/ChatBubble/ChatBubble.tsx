import { EMPTY } from '../../../domain/number.ts';
import { figureNode, nameText, type Prose } from '../../figure-text.ts';
import { CheckIcon, ChecksIcon, ClockIcon, WarningCircleIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { MediaViewer } from '../MediaViewer/index.ts';
import { Bubble, Course, Line, Meta, Open, Picture, Stack, System } from './ChatBubble.styles.ts';

export interface ChatBubbleProps {
  /** `system` is a line of the service itself: no bubble, no author. */
  readonly from: 'own' | 'other' | 'system';
  /** Who wrote it; read aloud before the text, and the letter beside the bubble of another. */
  readonly author: string | null | undefined;
  /** Address of the author's picture; the first letter stands in for it. */
  readonly avatarSrc?: string | null;
  /** Plain text in any script; its line breaks stay. */
  readonly text?: string | null;
  /** A picture that was sent, above the text. */
  readonly image?: {
    /** Address; null while it is not known yet. */
    readonly src: string | null | undefined;
    /** What the picture shows, or the name of the file. */
    readonly alt: string | null | undefined;
    /** Opens it large. */
    readonly onPress?: () => void;
  };
  /** A TimeText: when it was sent. */
  readonly time: Prose;
  /** Only of own messages. @default 'sent' */
  readonly state?: 'sending' | 'sent' | 'read' | 'failed';
  /** Sends a failed message again. */
  readonly onRetry?: () => void;
}

function StateIcon({ state }: { readonly state: NonNullable<ChatBubbleProps['state']> }) {
  if (state === 'sending') return <ClockIcon size={16} />;
  if (state === 'failed') return <WarningCircleIcon size={16} weight="fill" />;
  return state === 'read' ? <ChecksIcon size={16} /> : <CheckIcon size={16} />;
}

/** A message of a chat with the support, with what became of it. */
export function ChatBubble(props: ChatBubbleProps) {
  const { from, author, avatarSrc, text, image, time, state = 'sent', onRetry } = props;
  const words = useKitWords();
  if (from === 'system') return <System dir="auto">{text?.trim() || EMPTY}</System>;
  const said = { sending: words.sending, sent: null, read: words.read, failed: words.notSent }[state];
  const hasText = Boolean(text?.trim()) || !image;
  return (
    <Line data-from={from} aria-label={nameText(author)}>
      {from === 'other' ? <Avatar name={author} src={avatarSrc} size={32} /> : null}
      <Stack data-image={image ? '' : undefined}>
        {image ? (
          <Picture>
            <MediaViewer
              kind="image"
              src={image.src ?? null}
              title={image.onPress ? '' : (image.alt ?? '')}
              ratio="4 / 3"
              fit="cover"
            />
            {image.onPress ? <Open type="button" aria-label={nameText(image.alt)} onClick={image.onPress} /> : null}
          </Picture>
        ) : null}
        {hasText ? <Bubble dir="auto">{text?.trim() || EMPTY}</Bubble> : null}
        <Meta>
          <span>{figureNode(time)}</span>
          {from === 'own' ? (
            <Course data-state={state}>
              <StateIcon state={state} />
              {said}
            </Course>
          ) : null}
          {from === 'own' && state === 'failed' && onRetry ? (
            <Button variant="text" size="sm" onClick={onRetry}>
              {words.retry}
            </Button>
          ) : null}
        </Meta>
      </Stack>
    </Line>
  );
}
