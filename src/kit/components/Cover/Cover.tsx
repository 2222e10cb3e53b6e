import { useState } from 'react';
import { TickStrip } from '../Ticks/TickStrip.tsx';
import { Frame } from './Cover.styles.ts';
import { coverTicks } from './cover-ticks.ts';

export interface CoverProps {
  /** Address of the picture; where there is none, or it does not load, ticks stand. */
  readonly src?: string | null;
  /** What the article is called: the same words draw the same ticks. */
  readonly title: string | null | undefined;
  /** `wide` above an article, 16 to 9, or 5 to 2 where it is drawn; `thumb` at the end of a row, 64. @default 'wide' */
  readonly look?: 'wide' | 'thumb';
}

/** The picture of an article; where it has none, ticks on the brand's ground that its title gives. Decoration: the title stands beside it. */
export function Cover({ src, title, look = 'wide' }: CoverProps) {
  const [failed, setFailed] = useState<string>();
  const isDrawn = !src || src === failed;
  return (
    <Frame aria-hidden data-look={look} data-drawn={isDrawn || undefined}>
      {isDrawn ? (
        <TickStrip ticks={coverTicks(title, look === 'wide' ? 56 : 12)} />
      ) : (
        <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
      )}
    </Frame>
  );
}
