/* Imports nothing: whoever fetches it would name the chunks of that too, in the first load. */

const STILL = '(prefers-reduced-motion: reduce)';
/** A figure that changes sooner than this after its last change stands plain: rolling on and on, nobody could read it. */
const REST_MS = 400;

const changed = new WeakMap<HTMLElement, number>();
const running = new WeakMap<HTMLElement, () => void>();
const watched = new WeakSet<HTMLElement>();

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';
/** What is no part of the number: its unit, the dots of a hidden figure. */
const aside = (text: string): string => text.replace(/[\d.,]/g, '');

/** Milliseconds and curve of the design's tokens, as they are on this device. */
function timingOf(element: HTMLElement): KeyframeAnimationOptions {
  const style = getComputedStyle(element);
  return {
    duration: Number.parseFloat(style.getPropertyValue('--motion-duration-page')),
    easing: style.getPropertyValue('--motion-ease-out').trim(),
  };
}

/** The two faces of a place: the digit that leaves over the one that comes. */
function place(from: string, to: string, way: number, timing: KeyframeAnimationOptions): HTMLElement {
  const [cell, comes, leaves] = [0, 0, 0].map(() => document.createElement('span')) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  cell.style.cssText = 'position:relative;display:inline-block;clip-path:inset(0 -0.1em)';
  comes.style.cssText = 'display:inline-block';
  leaves.style.cssText = 'position:absolute;inset:0;opacity:0';
  comes.textContent = to;
  leaves.textContent = from;
  cell.append(comes, leaves);
  comes.animate({ transform: [`translateY(${60 * way}%)`, 'none'], opacity: [0, 1] }, timing);
  leaves.animate({ transform: ['none', `translateY(${-60 * way}%)`], opacity: [1, 0] }, timing);
  return cell;
}

/** A text in the look of the one that it stands over, with a place for each digit that is another than before. */
function faces(
  node: Text,
  before: readonly (string | undefined)[],
  roll: (from: string, to: string) => Node,
): HTMLElement {
  const piece = document.createElement('span');
  const { color, font, letterSpacing } = getComputedStyle(node.parentElement ?? document.body);
  Object.assign(piece.style, { color, font, letterSpacing });
  [...node.data].forEach((sign, at) => {
    const from = before[at];
    piece.append(from !== undefined && from !== sign && isDigit(from) && isDigit(sign) ? roll(from, sign) : sign);
  });
  return piece;
}

/**
 * Rolls the digits of a figure that are others than in `before`: over the text, which is the new one all the while, stand its
 * faces, in a shadow tree that nothing reads. Transform and opacity alone; then only the text is there.
 */
function roll(element: HTMLElement, before: string, after: string): void {
  if (window.matchMedia(STILL).matches) return;
  const now = performance.now();
  const isTooSoon = now - (changed.get(element) ?? Number.NEGATIVE_INFINITY) < REST_MS;
  changed.set(element, now);
  running.get(element)?.();
  // A figure that wraps has its digits in other places than its faces would.
  if (isTooSoon || aside(before) !== aside(after) || getComputedStyle(element).whiteSpace !== 'nowrap') return;

  const timing = timingOf(element);
  const grows = after.length === before.length ? after > before : after.length > before.length;
  const way = grows ? 1 : -1;
  const host = document.createElement('span');
  host.ariaHidden = 'true';
  host.style.cssText = 'position:absolute;inset:0;pointer-events:none;-webkit-text-fill-color:currentcolor';
  const shadow = host.attachShadow({ mode: 'open' });
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  // By their places from the end: the decimals are fixed, and a figure grows at its front.
  let at = before.length - after.length;
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const start = at;
    const signs = Array.from(node.data, (_, index) => before[start + index]);
    shadow.append(faces(node, signs, (from, to) => place(from, to, way, timing)));
    at += node.data.length;
  }
  const { style } = element;
  const end = () => {
    host.remove();
    style.removeProperty('position');
    style.removeProperty('-webkit-text-fill-color');
    running.delete(element);
  };
  running.set(element, end);
  style.position = 'relative';
  style.setProperty('-webkit-text-fill-color', 'transparent');
  element.append(host);
  host.animate({ opacity: [1, 1] }, timing).onfinish = end;
}

/** Rolls the digits of a figure with each change of its text, whoever writes it, before it is painted. */
export function watchDigits(element: HTMLElement): void {
  if (watched.has(element)) return;
  watched.add(element);
  let shown = element.textContent;
  new MutationObserver(() => {
    const before = shown;
    shown = element.textContent;
    if (shown !== before) roll(element, before, shown);
  }).observe(element, { characterData: true, childList: true, subtree: true });
}
