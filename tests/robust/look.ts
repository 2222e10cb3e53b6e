/** What must never stand on a screen, whatever the data was. */
const BROKEN = /\b(?:NaN|undefined|null|Infinity|Invalid Date)\b|\[object \w+\]/;
/** CSS pixels at text of 100 %: longer than any text that a place may get. */
const TALLEST = 20_000;
/** A rounding of the layout, not a fault. */
const SLACK = 1;

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function nameOf(element: Element): string {
  const data = element.getAttributeNames().find((name) => name.startsWith('data-'));
  return `<${element.localName}${data ? ` ${data}` : ''}> "${short(element.textContent ?? '')}"`;
}

const isWordField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['numeric', 'decimal'].includes(element.inputMode) &&
    element.type !== 'range');

/** What a person has typed as words may be any of them, in the field and on what is laid around it; as a figure it may not. */
const isTyped = (element: Element, text: string): boolean =>
  [element, ...element.querySelectorAll('input, textarea')].some((field) => isWordField(field) && field.value === text);

const isFault = (element: Element, text: string): boolean => BROKEN.test(text) && !isTyped(element, text);

function textFault(element: Element): string | undefined {
  for (const { name, value } of element.attributes)
    if (name !== 'class' && isFault(element, value)) return `${name}="${short(value)}" on ${nameOf(element)}`;
  for (const node of element.childNodes)
    if (node.nodeType === Node.TEXT_NODE && isFault(element, node.nodeValue ?? ''))
      return `the text "${short(node.nodeValue ?? '')}"`;
  if (element instanceof HTMLInputElement && isFault(element, element.value))
    return `the typed text "${short(element.value)}"`;
  return undefined;
}

/** React leaves a style out that is no number: the markup does not tell, its props do. */
function propFault(element: Element): string | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props = key && (Reflect.get(element, key) as Record<string, unknown>);
  if (!props) return undefined;
  const { children: _, style, dangerouslySetInnerHTML: __, ...rest } = props;
  for (const [name, value] of [...Object.entries(rest), ...Object.entries((style as object | undefined) ?? {})])
    if (
      (typeof value === 'number' && !Number.isFinite(value)) ||
      (typeof value === 'string' && name !== 'className' && isFault(element, value))
    )
      return `${name}=${value} on ${nameOf(element)}`;
  return undefined;
}

const scrolls = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';

/** Whether something between the element and the top keeps what is too wide to itself. */
function isKept(element: Element, top: Element): boolean {
  for (let at = element.parentElement; at && at !== top; at = at.parentElement) if (scrolls(at)) return true;
  return false;
}

/** All that is wrong with what stands in an element, a cell or a layer above the page, at a text size in percent. */
export function faultsIn(top: Element, textSize: number): string[] {
  const faults = new Set<string>();
  const { left, right, height } = top.getBoundingClientRect();
  const elements = [...top.querySelectorAll('*')];
  for (const element of elements) {
    const fault = textFault(element) ?? propFault(element);
    if (fault) faults.add(`shows ${fault}`);
  }
  if (height > TALLEST * (textSize / 100) ** 2) faults.add(`is ${Math.round(height)} px high`);
  const outside = elements.filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && (box.right > right + SLACK || box.left < left - SLACK) && !isKept(element, top);
  });
  const widest = outside.at(-1);
  if (widest) {
    const box = widest.getBoundingClientRect();
    faults.add(
      `reaches from ${Math.round(box.left - left)} to ${Math.round(box.right - left)} px of ${Math.round(right - left)}: ${nameOf(widest)}`,
    );
  } else if (top.scrollWidth > top.clientWidth + SLACK && getComputedStyle(top).overflowX === 'visible')
    faults.add(`is ${top.scrollWidth} px wide of ${top.clientWidth}`);
  return [...faults];
}
