/** What an eye sees of a page, and where: boxes in CSS pixels of the viewport. */
export interface Ink {
  /** A text, a drawing, a field, or what is seen as a box. */
  readonly node: Element | Text;
  readonly box: DOMRect;
  /** The element that cuts it off and does not tell. */
  readonly cutBy: Element | undefined;
  /** It stands in a box that is ink itself: a card, a button, a chip. */
  readonly isInBox: boolean;
  /** It stands in a strip that scrolls across, which brings what is outside. */
  readonly isInStrip: boolean;
}

/** A rounding of the layout, not a fault. */
export const SLACK = 0.6;
/** The box of a text is that of its font, higher than its letters: so much of it may be cut. */
const AIR = 0.2;
const DRAWINGS = 'svg, img, canvas, video, iframe';
const LINES_OF_TEXT = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea';

const isClear = (colour: string): boolean => /^(transparent|.*[,/] ?0\))$/.test(colour);

const hasLine = (style: CSSStyleDeclaration, side: 'Top' | 'Bottom' | 'Left' | 'Right'): boolean =>
  Number.parseFloat(style[`border${side}Width`]) > 0 && !isClear(style[`border${side}Color`]);

/** Seen by its ground, its ring, or lines on its sides; lines above and below only divide what is inside. */
const isSeenAsBox = (style: CSSStyleDeclaration): boolean =>
  !isClear(style.backgroundColor) ||
  style.backgroundImage !== 'none' ||
  style.boxShadow !== 'none' ||
  hasLine(style, 'Left') ||
  hasLine(style, 'Right');

/** Not drawn, or there for a screen reader alone. */
const isUnseen = (element: Element, { display, opacity, position, overflow }: CSSStyleDeclaration): boolean =>
  display === 'none' ||
  opacity === '0' ||
  (position === 'absolute' && overflow !== 'visible' && element.getBoundingClientRect().width <= 1);

const isStrip = (element: Element, { overflowX }: CSSStyleDeclaration): boolean =>
  /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;

/** Says itself that there is more. */
const tells = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

interface Around {
  /** What hides all that reaches over it, from the inside out. */
  readonly clips: readonly Element[];
  readonly isInBox: boolean;
  readonly isInStrip: boolean;
  /** Where the nearest that tells of more ends: words are seen as far as that. */
  readonly told: DOMRect | undefined;
}

/** What is seen of a line of text in what tells of more. */
function seenOf(line: DOMRect, told: DOMRect | undefined): DOMRect {
  if (!told) return line;
  const left = Math.max(line.left, told.left);
  return new DOMRect(left, line.top, Math.max(0, Math.min(line.right, told.right) - left), line.height);
}

/** A list that scrolls brings what lies below it: what is around the list does not cut that off. */
const scrollsDown = ({ overflowY }: CSSStyleDeclaration, { scrollHeight, clientHeight }: Element): boolean =>
  /auto|scroll/.test(overflowY) && scrollHeight > clientHeight + 1;

function clipOf(box: DOMRect, clips: readonly Element[]): Element | undefined {
  const air = box.height * AIR;
  let isBrought = false;
  return clips.find((clip) => {
    const style = getComputedStyle(clip);
    const { left, right, top, bottom } = clip.getBoundingClientRect();
    isBrought ||= scrollsDown(style, clip);
    const isAcross = style.overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1);
    const isDown = /hidden|clip/.test(style.overflowY) && (box.top < top - air || box.bottom > bottom + air);
    return isAcross || (isDown && !isBrought);
  });
}

/** Nothing of it is seen: it has given its room away. */
const isGone = (box: DOMRect, clips: readonly Element[]): boolean =>
  clips.some((clip) => {
    const { left, right, top, bottom } = clip.getBoundingClientRect();
    return box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
  });

/** How wide what is typed in a field is, or what says what to type. */
function writtenWidth(field: HTMLInputElement | HTMLTextAreaElement, { font }: CSSStyleDeclaration): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = font;
  return pen.measureText(field.value || field.placeholder).width;
}

/** A mark that the style draws in the line, before the text or after it, is ink as well: then the box of both counts. */
const hasMark = (element: Element): boolean =>
  ['::before', '::after'].some((place) => {
    const { content, position } = getComputedStyle(element, place);
    return content !== 'none' && position === 'static';
  });

const textBoxes = (text: Text): DOMRect[] => {
  if (text.data.trim() === '') return [];
  const { parentElement } = text;
  if (parentElement && hasMark(parentElement)) return [parentElement.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
};

/** Lines are drawn to both sides of where they go, as wide as the style says: ticks are not scaled. */
const halfLine = ({ stroke, strokeWidth }: CSSStyleDeclaration): number =>
  stroke === 'none' ? 0 : Number.parseFloat(strokeWidth) / 2;

/** A picture has air around its figure: what is seen is its shapes. */
function drawnBox(drawing: Element, own: DOMRect): DOMRect {
  const shapes = [...drawing.querySelectorAll('path, rect, circle, line, polyline, polygon')]
    .map((shape) => ({ box: shape.getBoundingClientRect(), half: halfLine(getComputedStyle(shape)) }))
    .filter(({ box }) => box.width > 0 || box.height > 0);
  if (shapes.length === 0) return own;
  const left = Math.min(...shapes.map(({ box, half }) => box.left - half));
  const right = Math.max(...shapes.map(({ box, half }) => box.right + half));
  const top = Math.min(...shapes.map(({ box }) => box.top));
  return new DOMRect(left, top, right - left, Math.max(...shapes.map(({ box }) => box.bottom)) - top);
}

/** All ink in an element, each line of a text by itself. */
export function inkIn(top: Element): Ink[] {
  const found: Ink[] = [];
  const width = document.documentElement.clientWidth;
  const add = (node: Ink['node'], box: DOMRect, { clips, isInBox, isInStrip }: Around, cutBy = clipOf(box, clips)) => {
    if (box.width > 0 && box.height > 0 && !isGone(box, clips)) found.push({ node, box, cutBy, isInBox, isInStrip });
  };
  const walk = (element: Element, around: Around): void => {
    const style = getComputedStyle(element);
    if (isUnseen(element, style)) return;
    const box = element.getBoundingClientRect();
    const isVisible = style.visibility === 'visible';
    // A ground from edge to edge is a band: what it holds has the page's edges.
    const isBox = isVisible && isSeenAsBox(style) && (box.left > SLACK || box.right < width - SLACK);
    const isDrawing = element.matches(DRAWINGS);
    if (isBox || (isVisible && isDrawing)) add(element, isDrawing ? drawnBox(element, box) : box, around);
    if (isDrawing) return;
    const isRead = tells(style) || isStrip(element, style);
    const inside: Around = {
      clips: isRead ? [] : style.overflow === 'visible' ? around.clips : [element, ...around.clips],
      isInBox: around.isInBox || isBox,
      isInStrip: around.isInStrip || isStrip(element, style),
      told: tells(style) ? box : around.told,
    };
    if (element.matches(LINES_OF_TEXT)) {
      const field = element as HTMLInputElement;
      const isCut = !tells(style) && writtenWidth(field, style) > field.clientWidth + 1;
      if (isVisible && !isBox) add(element, box, { ...inside, clips: [] }, isCut ? element : undefined);
      return;
    }
    for (const node of element.childNodes) {
      if (node instanceof Element) walk(node, inside);
      else if (isVisible && node instanceof Text)
        for (const line of textBoxes(node)) add(node, seenOf(line, inside.told), inside);
    }
  };
  walk(top, { clips: [], isInBox: false, isInStrip: false, told: undefined });
  return found;
}

/** The element that it is, or whose text it is. */
export const elementOf = (node: Ink['node']): Element =>
  node instanceof Element ? node : (node.parentElement ?? document.body);

/** Enough of it to find it. */
export function nameOf(node: Ink['node']): string {
  const element = elementOf(node);
  const text = (node instanceof Text ? node.data : (element.textContent ?? '')).trim().slice(0, 40);
  const own = [...element.attributes]
    .filter(({ name }) => /^(data-|aria-label|role)/.test(name))
    .map(({ name, value }) => ` ${name}="${value.slice(0, 20)}"`);
  return `<${element.localName}${own.join('')}> "${text}"`;
}
