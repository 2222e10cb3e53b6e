import { MusicNotesIcon } from '../../icons.ts';
import { wantsStillness } from '../../motion.ts';
import { Gif } from './Gif.tsx';
import { Film, Note, Picture, Sound } from './MediaViewer.styles.ts';
import type { MediaKind } from './types.ts';

export interface MediaContentProps {
  readonly kind: MediaKind;
  readonly src: string;
  readonly title: string;
  readonly poster?: string;
  readonly captions?: string;
  readonly autoPlay: boolean;
  readonly onReady: () => void;
  readonly onFail: () => void;
}

/** The element that loads and plays; sound and film bring the browser's own controls and their names with them. */
export function MediaContent({ kind, src, title, poster, captions, autoPlay, onReady, onFail }: MediaContentProps) {
  if (kind === 'image') return <Picture src={src} alt={title} onLoad={onReady} onError={onFail} />;
  if (kind === 'gif')
    return <Gif src={src} title={title} isPlayed={autoPlay && !wantsStillness()} onReady={onReady} onFail={onFail} />;
  const shared = {
    src,
    controls: true,
    preload: 'metadata',
    'aria-label': title,
    onLoadedMetadata: onReady,
    // The browser loads no more by itself: the rest comes with the first tap on its controls.
    onSuspend: onReady,
    onError: onFail,
  } as const;
  const track = captions ? <track kind="captions" src={captions} default /> : null;
  if (kind === 'audio')
    return (
      <>
        {poster ? (
          <Picture src={poster} alt="" />
        ) : (
          <Note aria-hidden>
            <MusicNotesIcon size={40} weight="duotone" />
          </Note>
        )}
        <Sound {...shared}>{track}</Sound>
      </>
    );
  const isAuto = autoPlay && !wantsStillness();
  return (
    <Film {...shared} poster={poster} playsInline autoPlay={isAuto} muted={isAuto} loop={isAuto}>
      {track}
    </Film>
  );
}
