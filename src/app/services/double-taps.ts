import type { Client } from '../../data/client.ts';
import { navigationOf } from '../../parts/navigation/index.ts';

/** Two clicks this near each other, in ms, are a double tap. */
const WITHIN = 300;

/** The second click of a double tap is lost where the first has moved on: it was meant for the screen before. */
export function guardDoubleTaps(client: Client, page: EventTarget = window): () => void {
  let clicked = 0;
  let hasMoved = false;
  const onClick = (event: Event) => {
    if (hasMoved && event.timeStamp - clicked < WITHIN) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      clicked = event.timeStamp;
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
