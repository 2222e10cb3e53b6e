import { PACE_MS, type Urgency } from './pace.ts';

/** Readers notice what changes in a region, not a region that comes with its words: the words follow it. */
const SETTLE_MS = 50;
/** Out of sight and out of the layout, yet read. */
const OUT_OF_SIGHT =
  'position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);pointer-events:none';
const ROLE = { polite: 'status', alert: 'alert' } as const satisfies Record<Urgency, string>;

interface Region {
  readonly box: HTMLElement;
  readonly lines: Readonly<Record<Urgency, HTMLElement>>;
}

let made: Region | undefined;
const ends: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};

function make(): Region {
  const box = document.createElement('div');
  box.dataset.kitAnnouncer = '';
  box.style.cssText = OUT_OF_SIGHT;
  const line = (urgency: Urgency) => {
    const element = document.createElement('div');
    element.setAttribute('role', ROLE[urgency]);
    box.append(element);
    return element;
  };
  return { box, lines: { polite: line('polite'), alert: line('alert') } };
}

/** The only live region of a page: in the topmost dialog, where there is one, since all else is inert. */
export function placeRegion(): Region {
  made ??= make();
  const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (made.box.parentElement !== home) home.append(made.box);
  return made;
}

/** Has the screen reader say it. */
export function speakInRegion(sentences: readonly string[], urgency: Urgency): void {
  // What a dialog says as it leaves would leave with it.
  if (document.querySelector('dialog[data-closing]')) {
    setTimeout(speakInRegion, SETTLE_MS, sentences, urgency);
    return;
  }
  const line = placeRegion().lines[urgency];
  line.replaceChildren();
  clearTimeout(ends[urgency]);
  ends[urgency] = setTimeout(() => {
    line.replaceChildren(
      ...sentences.map((sentence) => {
        const said = document.createElement('p');
        said.textContent = sentence;
        return said;
      }),
    );
    // Who walks through the page later does not find what was said long ago.
    ends[urgency] = setTimeout(() => line.replaceChildren(), PACE_MS - SETTLE_MS);
  }, SETTLE_MS);
}
