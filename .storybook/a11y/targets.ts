import { closestControl } from './controls.ts';

/** CSS pixels a finger needs, each way. */
const TARGET = 44;

interface Exception {
  readonly why: string;
  readonly holds: (element: HTMLElement) => boolean;
}

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Where a smaller target is right, by what it is and never by where it is shown. */
const EXCEPTIONS: readonly Exception[] = [
  {
    why: 'A link in a sentence is as high as its line (WCAG 2.5.8, inline).',
    holds: (element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement !== null &&
      hasOwnText(element.parentElement),
  },
  {
    why: 'Rows of a book are one tap surface, which takes the row nearest to the finger; where none can be taken there is no target.',
    holds: (element) =>
      element.matches('[role="option"]') &&
      (element.closest('[data-pick]') !== null || !element.closest('[role="listbox"]')?.matches('[tabindex="0"]')),
  },
  {
    why: 'A stop for the keyboard to read or scroll is no target.',
    holds: (element) => element.matches('[role="region"], [role="img"], [role="group"]:not(button)'),
  },
];

/** The pieces of the page that act for a control: itself, and its labels. */
const partsOf = (element: HTMLElement): HTMLElement[] => [
  element,
  ...(('labels' in element && (element.labels as NodeListOf<HTMLLabelElement> | null)) || []),
];

function isHit(element: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  const acting = closestControl(hit);
  if (acting) return acting === element;
  return hit.closest('label')?.control === element;
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

const isLarge = ({ width, height }: DOMRect): boolean => width > TARGET - 0.5 && height > TARGET - 0.5;

function measured(element: HTMLElement, part: HTMLElement): { readonly size: string; readonly isEnough: boolean } {
  part.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
  const { left, top, width, height } = part.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const [across, along] = [reach(element, x, y, [1, 0]), reach(element, x, y, [0, 1])];
  return { size: `${across} x ${along}`, isEnough: across >= (isPiece(element) ? PIECE : TARGET) && along >= TARGET };
}

/** Width of a piece of a strip: its pieces lie edge to edge, so that a tap beside one is never lost. */
const PIECE = 32;
const isPiece = (element: HTMLElement): boolean =>
  element.matches('[role="radiogroup"] > [role="radio"], [role="tablist"] > [role="tab"]');

/** Whether a finger hits it: its own box, what it reaches beyond it, or the label that forwards. */
export function targetProblem(element: HTMLElement): string | undefined {
  if (EXCEPTIONS.some(({ holds }) => holds(element))) return undefined;
  const parts = partsOf(element);
  if (parts.some((part) => isLarge(part.getBoundingClientRect()))) return undefined;
  const sizes = parts.map((part) => measured(element, part));
  if (sizes.some(({ isEnough }) => isEnough)) return undefined;
  return `answers to ${sizes.map(({ size }) => size).join(' and ')} of ${TARGET} x ${TARGET} px`;
}
