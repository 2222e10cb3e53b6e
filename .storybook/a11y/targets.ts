import { closestControl } from './controls.ts';

/** CSS pixels a finger needs, each way. */
const TARGET = 44;
/** Width of a piece of a strip: its pieces lie edge to edge, so that a tap beside one is never lost. */
const PIECE = 32;
const STRIP = '[role="radiogroup"] > [role="radio"], [role="tablist"] > [role="tab"]';

/** Where a smaller target is right, by what it is and never by where it is shown. */
function isExcepted(element: HTMLElement): boolean {
  const { parentElement } = element;
  // A link in a sentence is as high as its line (WCAG 2.5.8, inline).
  const isInSentence = [...(parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  if (isInSentence && getComputedStyle(element).display === 'inline') return true;
  // Rows of a book are one tap surface, which takes the row nearest to the finger; where none can be taken there is no target.
  if (element.matches('[data-pick] [role="option"]')) return true;
  if (element.matches('[role="option"]') && !element.closest('[role="listbox"]')?.matches('[tabindex="0"]'))
    return true;
  // A stop for the keyboard to read or scroll is no target.
  return element.matches('[role="region"], [role="img"], [role="group"]:not(button)');
}

function isHit(element: HTMLElement, x: number, y: number): boolean {
  // A toast passes: what it covers for a moment keeps its target.
  const isPassing = (toast: Element | null) => toast !== null && !toast.contains(element);
  const hit = document.elementsFromPoint(x, y).find((at) => !isPassing(at.closest('[data-passing]')));
  const acting = hit && closestControl(hit);
  return acting ? acting === element : hit?.closest('label')?.control === element;
}

/** How far the control answers from a point, to both sides: half pixels in, so that a box of 43.6 counts as 44. */
function reach(element: HTMLElement, x: number, y: number, [dx, dy]: readonly [number, number]): number {
  const oneWay = (sign: 1 | -1) => {
    let far = 0;
    while (far < TARGET && isHit(element, x + sign * dx * (far + 0.5), y + sign * dy * (far + 0.5))) far += 1;
    return far;
  };
  return oneWay(1) + oneWay(-1);
}

/** What a finger misses of it: its own box, what it reaches beyond it, or the label that forwards. */
export function targetProblems(element: HTMLElement): string[] {
  if (isExcepted(element)) return [];
  /** The pieces of the page that act for a control: itself, and its labels. */
  const parts: HTMLElement[] = [element, ...((element as HTMLInputElement).labels ?? [])];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  if (boxes.some(({ width, height }) => Math.min(width, height) > TARGET - 0.5)) return [];
  const sizes = parts.map((part) => {
    part.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return [reach(element, x, y, [1, 0]), reach(element, x, y, [0, 1])] as const;
  });
  const least = element.matches(STRIP) ? PIECE : TARGET;
  if (sizes.some(([across, along]) => across >= least && along >= TARGET)) return [];
  return [`answers to ${sizes.map((size) => size.join(' x ')).join(' and ')} of ${TARGET} x ${TARGET} px`];
}
