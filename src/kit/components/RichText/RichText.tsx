import { useLayoutEffect, useRef, useState } from 'react';
import { useLoaded } from '../../layer/useLoaded.ts';
import { useKitWords } from '../../words/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { loadSanitizer } from './load.ts';
import { Prose } from './RichText.styles.ts';

export interface RichTextProps {
  /** HTML of somebody else; it is sanitised before it is shown. */
  readonly html: string | null | undefined;
}

/** The words without any of the markup: what is left to show when the sanitiser itself does not load. */
const wordsOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** In the place of a picture that did not load: that it did not, and what it would have shown. */
function missingPicture(alt: string, said: string): HTMLElement {
  const place = document.createElement('span');
  place.dataset.missing = '';
  for (const text of [said, alt]) {
    if (text === '') continue;
    const line = document.createElement('span');
    line.textContent = text;
    place.append(line);
  }
  return place;
}

/** News, terms and help texts that come as HTML. */
export function RichText(props: RichTextProps) {
  const html = props.html ?? '';
  const { imageFailed } = useKitWords();
  const prose = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const sanitize = useLoaded(!hasFailed, loadSanitizer, () => setFailed(true));
  useLayoutEffect(() => {
    const place = prose.current;
    if (!sanitize || !place) return undefined;
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.replaceWith(missingPicture(target.alt, imageFailed));
    };
    // On its way down: the error of a picture does not bubble.
    place.addEventListener('error', onError, true);
    place.replaceChildren(sanitize(html));
    return () => place.removeEventListener('error', onError, true);
  }, [sanitize, html, imageFailed]);
  if (hasFailed) return <Prose>{wordsOf(html)}</Prose>;
  if (sanitize) return <Prose ref={prose} />;
  return (
    <Prose aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </Prose>
  );
}
