import { setTimeout as pause } from 'node:timers/promises';
import type { Injected, WebDriver } from './driver.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Where to tap an element, at a place within it or its middle: it is there once, seen, enabled, at rest, in view, and nothing lies
 * over it; else it says what is wrong.
 */
export async function aim(
  injected: Injected,
  selector: string,
  isForced: boolean,
  place: Point | null,
): Promise<Point> {
  const element = injected.querySelector(injected.parseSelector(selector), document, true);
  if (!element) throw new Error('is not there');
  const wrong = isForced
    ? undefined
    : await injected.checkElementStates(element, ['visible', 'enabled', 'stable'], true);
  if (wrong) throw new Error(`cannot be tapped: ${JSON.stringify(wrong)}`);
  const isWithin = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isWithin(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const { x, y } = place ?? { x: width / 2, y: height / 2 };
  const point = { x: Math.floor(left + x), y: Math.floor(top + y) };
  if (isForced) return point;
  const tap = injected.setupHitTargetInterceptor(injected.retarget(element, 'follow-label'), 'mouse', point, false);
  if (typeof tap === 'string') throw new Error(`is covered by ${tap}`);
  injected.tap = tap;
  return point;
}

/** Whether the tap that was aimed has met its element: something may have moved over it, or moved it, since. */
export function met(injected: Injected): void {
  const hit = injected.tap?.stop() ?? 'done';
  delete injected.tap;
  if (hit !== 'done') throw new Error(`was covered by ${hit.hitTargetDescription}`);
}

export interface Expected {
  readonly isNot?: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** One of Playwright's expectations, asked until it is so or the time is over; in the form that its matchers take. */
export async function expectOf(
  driver: WebDriver,
  selector: string,
  expression: string,
  { isNot = false, timeout = 0, ...options }: Expected,
) {
  const deadline = Date.now() + timeout;
  for (;;) {
    const { matches, received } = await driver
      .run(judge, selector, { ...options, expression, isNot })
      .catch((error: unknown) => ({ matches: isNot, received: { value: String(error) } }));
    const isOver = Date.now() > deadline;
    if (matches !== isNot || isOver)
      return { matches, received, timedOut: isOver, log: [`${selector}: ${received?.value}`] };
    await pause(50);
  }
}

/** What Playwright's server makes of a selector and an expectation; where nothing is found, only absence is true. */
async function judge(injected: Injected, selector: string, options: { expression: string; isNot: boolean }) {
  const isList = options.expression === 'to.have.count' || options.expression.endsWith('.array');
  const parsed = injected.parseSelector(selector);
  const found = isList
    ? injected.querySelectorAll(parsed, document)
    : [injected.querySelector(parsed, document, true)].filter((element) => element !== undefined && element !== null);
  if (found.length > 0 || isList) {
    const { matches, received } = await injected.expect(found[0], options, found, true);
    return { matches, received: { value: received?.value } };
  }
  const isAbsence = ['to.be.hidden', 'to.be.detached'].includes(options.expression);
  const isPresence = ['to.be.visible', 'to.be.attached', 'to.be.in.viewport'].includes(options.expression);
  return { matches: isAbsence || (isPresence ? false : options.isNot), received: { value: 'not found' } };
}
