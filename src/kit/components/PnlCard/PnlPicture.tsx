import { useEffect, useRef } from 'react';
import { drawPnl, fontsOf } from './draw.ts';
import { readLook } from './look.ts';
import { Picture } from './PnlCard.styles.ts';
import { PICTURE, type PnlFacts, pictureHeight } from './types.ts';

/** The file of the picture, or why there is none. */
export type PictureState = File | 'drawing' | 'failed';

interface PnlPictureProps {
  readonly facts: PnlFacts;
  readonly fileName: string;
  /** What the picture says, for who does not see it. */
  readonly label: string;
  /** It is being drawn. */
  readonly busy: boolean;
  readonly onState: (state: PictureState) => void;
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));

/**
 * Draws the facts and keeps the file ready: a share sheet opens only right after a tap, so nothing may be made in
 * between. Colours are read once; another theme is another picture (key).
 */
export function PnlPicture({ facts, fileName, label, busy, onState }: PnlPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Facts come as new objects with each render; what they say decides.
  const said = JSON.stringify(facts);
  useEffect(() => {
    let isCurrent = true;
    const draw = async (element: HTMLCanvasElement) => {
      const now: PnlFacts = JSON.parse(said);
      const look = readLook(element);
      await fontsOf(now, look);
      if (!isCurrent) return;
      const blob = drawPnl(element, now, look) ? await toBlob(element) : null;
      if (isCurrent) onState(blob ? new File([blob], fileName, { type: 'image/png' }) : 'failed');
    };
    onState('drawing');
    if (canvas.current) draw(canvas.current).catch(() => isCurrent && onState('failed'));
    return () => {
      isCurrent = false;
    };
  }, [said, fileName, onState]);
  return (
    <Picture
      ref={canvas}
      role="img"
      aria-label={label}
      aria-busy={busy || undefined}
      style={{ '--kit-picture-ratio': `${PICTURE.width} / ${pictureHeight(facts)}` }}
    />
  );
}
