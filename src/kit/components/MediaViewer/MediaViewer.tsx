import { type CSSProperties, useState } from 'react';
import { useAnnounced } from '../../announce/index.ts';
import { ArrowClockwiseIcon, WarningCircleIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { MediaContent } from './MediaContent.tsx';
import { Failure, Frame, Picture, Waiting } from './MediaViewer.styles.ts';
import type { MediaKind } from './types.ts';

export type { MediaKind } from './types.ts';

export interface MediaViewerProps {
  /** What the file is; gives the way it is shown and the words of its failure. */
  readonly kind: MediaKind;
  /** Address of the file; null while it is not known yet. */
  readonly src: string | null | undefined;
  /** Names what is seen or heard; '' where the text beside it says it. */
  readonly title: string | null | undefined;
  /** A picture that stands in until the rest has loaded, and behind a sound. */
  readonly poster?: string | null;
  /** Address of WebVTT captions for sound and film. */
  readonly captions?: string | null;
  /** Width to height as CSS says it; the place keeps it while nothing has loaded. @default '3 / 2' */
  readonly ratio?: string;
  /** `contain` shows the whole work, `cover` fills the place. @default 'contain' */
  readonly fit?: 'contain' | 'cover';
  /** Lets a GIF or a muted film run by itself, unless less motion is asked for. @default false */
  readonly autoPlay?: boolean;
  /** Told of each new attempt; the viewer loads the same address again by itself. */
  readonly onRetry?: () => void;
}

type Phase = 'loading' | 'ready' | 'failed';

function MediaAttempt({ onRetry, ...props }: MediaViewerProps & { readonly onRetry: () => void }) {
  const { kind, src, title, poster, captions, autoPlay = false } = props;
  const words = useKitWords();
  const [phase, setPhase] = useState<Phase>(src?.trim() === '' ? 'failed' : 'loading');
  const said = kind === 'audio' ? words.audioFailed : kind === 'video' ? words.videoFailed : words.imageFailed;
  useAnnounced(phase === 'failed' ? said : undefined);
  if (phase === 'failed') {
    return (
      <Failure>
        <WarningCircleIcon size={24} weight="fill" />
        <span>{said}</span>
        <Button size="sm" variant="secondary" icon={<ArrowClockwiseIcon size={16} />} onClick={onRetry}>
          {words.retry}
        </Button>
      </Failure>
    );
  }
  return (
    <>
      {src ? (
        <MediaContent
          kind={kind}
          src={src}
          title={title ?? ''}
          poster={poster || undefined}
          captions={captions || undefined}
          autoPlay={autoPlay}
          onReady={() => setPhase('ready')}
          onFail={() => setPhase('failed')}
        />
      ) : null}
      {phase === 'loading' && poster ? <Picture src={poster} alt="" /> : null}
      {phase === 'loading' ? (
        <Waiting data-bare={poster ? undefined : ''} role="img" aria-label={words.loading}>
          {poster ? (
            <span>
              <Spinner size={20} />
            </span>
          ) : null}
        </Waiting>
      ) : null}
    </>
  );
}

/** An artwork or a sent file: picture, moving picture, sound or film. What does not load says so and can be tried again. */
export function MediaViewer({ ratio = '3 / 2', fit = 'contain', onRetry, ...media }: MediaViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Frame data-fit={fit} style={{ '--kit-media-ratio': ratio } as CSSProperties}>
      <MediaAttempt
        key={`${media.kind} ${attempt} ${media.src}`}
        {...media}
        onRetry={() => {
          setAttempt(attempt + 1);
          onRetry?.();
        }}
      />
    </Frame>
  );
}
