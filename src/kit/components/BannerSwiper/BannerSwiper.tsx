import { useEffect, useState } from 'react';
import { TIME_MS } from '../../../domain/time-limits.ts';
import { waitOf } from '../../config-number.ts';
import { nameText, proseText } from '../../figure-text.ts';
import { usePages } from '../../layout/usePages.ts';
import { wantsStillness } from '../../motion.ts';
import { TickOrnament } from '../TickOrnament/index.ts';
import { Box, Place, Slide, Strip } from './BannerSwiper.styles.ts';

export interface BannerItem {
  /** Tells the slide from the others. */
  readonly key: string;
  /** The message in a few words. */
  readonly title: string | null | undefined;
  /** A line under it. */
  readonly text?: string | null;
  /** Covers the slide; the title is then its description, and stands in its place where it does not load. */
  readonly image?: string | null;
  /** Opens what the slide tells of. */
  readonly onPress?: () => void;
}

export interface BannerSwiperProps {
  /** Slides in the order in which they come. */
  readonly items: readonly BannerItem[] | null | undefined;
  /** Milliseconds a slide stays; 0 stands still. @default 4000 */
  readonly interval?: number;
  /** Names the banner for screen readers. */
  readonly label: string;
}

/** News of the house, one at a time; moves on by itself until it is touched or focused. */
export function BannerSwiper({ items: given, interval: asked, label }: BannerSwiperProps) {
  const items = given ?? [];
  const interval = waitOf(asked, TIME_MS.banner);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const { strip, at, onScroll } = usePages();
  const [isTaken, setTaken] = useState(false);
  const count = items.length;

  useEffect(() => {
    if (isTaken || count < 2 || interval <= 0 || wantsStillness()) return undefined;
    const timer = setInterval(() => {
      const element = strip.current;
      if (!element || document.hidden || element.clientWidth === 0) return;
      const next = (Math.round(element.scrollLeft / element.clientWidth) + 1) % count;
      element.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' });
    }, interval);
    return () => clearInterval(timer);
  }, [isTaken, count, interval, strip]);

  const take = () => setTaken(true);
  return (
    <Box aria-label={label} aria-roledescription="carousel" onPointerDown={take} onFocus={take}>
      <Strip ref={strip} onScroll={onScroll}>
        {items.map((item) => (
          <Slide key={item.key} type="button" onClick={item.onPress} tabIndex={0}>
            {item.image && !broken.has(item.image) ? (
              <img
                src={item.image}
                alt={nameText(item.title)}
                loading="lazy"
                onError={() => setBroken((now) => new Set(now).add(item.image ?? ''))}
              />
            ) : (
              <>
                <TickOrnament variant="banner" />
                <strong>{nameText(item.title)}</strong>
                {item.text ? <span>{proseText(item.text)}</span> : null}
              </>
            )}
          </Slide>
        ))}
      </Strip>
      {count > 1 ? (
        <Place aria-hidden>
          {items.map((item, index) => (
            <i key={item.key} data-on={index === at || undefined} />
          ))}
        </Place>
      ) : null}
    </Box>
  );
}
