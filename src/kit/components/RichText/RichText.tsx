import { useLayoutEffect, useRef, useState } from 'react';
import { useLoaded } from '../../layer/useLoaded.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Prose } from './RichText.styles.ts';

export interface RichTextProps {
  /** HTML of somebody else; it is sanitised before it is shown. */
  readonly html: string | null | undefined;
}

const load = () => import('./sanitize.ts').then((module) => module.sanitize);

/** The words without any of the markup: what is left to show when the sanitiser itself does not load. */
const wordsOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** News, terms and help texts that come as HTML. */
export function RichText(props: RichTextProps) {
  const html = props.html ?? '';
  const prose = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const sanitize = useLoaded(!hasFailed, load, () => setFailed(true));
  useLayoutEffect(() => {
    if (sanitize) prose.current?.replaceChildren(sanitize(html));
  }, [sanitize, html]);
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
