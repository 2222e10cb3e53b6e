import type { Client } from '../../data/client.ts';
import { navigationOf } from '../../parts/navigation/index.ts';

/** Two clicks this near each other, in ms and CSS px, are a double tap. */
const WITHIN = { ms: 300, px: 24 } as const;

const isDouble = (first: MouseEvent, second: MouseEvent): boolean =>
  second.timeStamp - first.timeStamp < WITHIN.ms &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < WITHIN.px;

/** The second click of a double tap is lost where the first has moved on: it was meant for the screen before. */
export function guardDoubleTaps(client: Client, page: EventTarget = window): () => void {
  let first: MouseEvent | undefined;
  let hasMoved = false;
  const onClick = (event: Event) => {
    const click = event as MouseEvent;
    if (hasMoved && first && isDouble(first, click)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      first = click;
      hasMoved = false;
    }
  };
  page.addEventListener('click', onClick, true);
  const stop = navigationOf(client).intercept(() => {
    hasMoved = true;
    return true;
  });
  return () => {
    stop();
    page.removeEventListener('click', onClick, true);
  };
}
