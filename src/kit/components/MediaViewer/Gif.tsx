import { useRef, useState } from 'react';
import { PauseIcon, PlayIcon } from '../../icons.ts';
import { namedAct, useKitWords } from '../../words/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Corner, Picture, StillFrame } from './MediaViewer.styles.ts';

interface GifProps {
  readonly src: string;
  readonly title: string;
  /** Whether it moves from the start. */
  readonly isPlayed: boolean;
  readonly onReady: () => void;
  readonly onFail: () => void;
}

/** A moving picture that can be stopped: a browser cannot halt a GIF, so its first frame is drawn over it. */
export function Gif({ src, title, isPlayed, onReady, onFail }: GifProps) {
  const words = useKitWords();
  const frame = useRef<HTMLCanvasElement>(null);
  const [isPlaying, setPlaying] = useState(isPlayed);
  const [isLoaded, setLoaded] = useState(false);
  const draw = (image: HTMLImageElement) => {
    const canvas = frame.current;
    if (canvas) {
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
    }
    setLoaded(true);
    onReady();
  };
  return (
    <>
      <Picture
        src={src}
        alt={title}
        data-off={isPlaying ? undefined : ''}
        onLoad={(event) => draw(event.currentTarget)}
        onError={onFail}
      />
      <StillFrame ref={frame} role="img" aria-label={title} data-off={isPlaying ? '' : undefined} />
      {isLoaded ? (
        <Corner>
          <IconButton
            tone="overlay"
            label={namedAct(words, title, isPlaying ? words.pauseMedia : words.playMedia)}
            icon={isPlaying ? <PauseIcon size={20} weight="fill" /> : <PlayIcon size={20} weight="fill" />}
            onClick={() => setPlaying(!isPlaying)}
          />
        </Corner>
      ) : null}
    </>
  );
}
