import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Screen } from './States.styles.ts';
import type { Look } from './useLook.ts';

/** CSS pixels: a phone's screen, for what covers it, and for the beginning of what is longer. */
const TALLEST = 667;
const LOWEST = 56;

/** How high a story is; a sheet, a dialog or a toast stands beside the root and takes the whole screen. */
function heightOf(page: Document): number {
  const root = page.getElementById('storybook-root');
  const isCovered = [...page.body.children].some((element) =>
    element.matches('dialog, div:not([id], [class^="sb-"], [data-kit-announcer])'),
  );
  if (!root || isCovered) return TALLEST;
  return Math.min(TALLEST, Math.max(LOWEST, Math.ceil(root.getBoundingClientRect().height)));
}

const addressOf = (id: string, { theme, direction, lang, text }: Look): string =>
  `iframe.html?viewMode=story&id=${id}&globals=theme:${theme};direction:${direction};lang:${lang};text:${text};a11y.manual:!true`;

interface StateFrameProps {
  readonly id: string;
  /** Names the frame. */
  readonly name: string;
  /** Theme, direction, language and text size; null while its turn has not come. */
  readonly look: Look | null;
}

/** One story in a document of its own, as on a phone: plays, focus and what covers a screen never meet their neighbours. */
export function StateFrame({ id, name, look }: StateFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(240);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const root = page?.getElementById('storybook-root');
    if (loads === 0 || !page || !root) return undefined;
    const measure = () => setHeight(heightOf(page));
    const sizes = new ResizeObserver(measure);
    const layers = new MutationObserver(measure);
    sizes.observe(root);
    layers.observe(page.body, { childList: true });
    return () => {
      sizes.disconnect();
      layers.disconnect();
    };
  }, [loads]);
  return (
    <Screen style={{ '--page-state-height': `${height}px` } as CSSProperties}>
      <iframe
        ref={frame}
        title={name}
        src={look ? addressOf(id, look) : undefined}
        onLoad={() => setLoads((count) => count + 1)}
      />
    </Screen>
  );
}
