import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { figureText } from './figure-text.ts';
import type { LiveSource } from './live.ts';

/** Writes the value of now and every later one; gives what ends it. */
export function writeLive<T>(source: LiveSource<T>, write: (value: T) => void): () => void {
  const read = () => {
    const value = source.get();
    if (value !== undefined && value !== null) write(value);
  };
  read();
  return source.subscribe(read);
}

/**
 * Runs `bind` once the element stands and calls what it returns for every value of the source, outside React: at 150
 * ticks a frame a commit a frame costs most of the frame. A hidden <Activity> ends the effect, so nothing runs unseen.
 * An element whose cells come and go says by `cells` which it has: `bind` would go on writing into those that it found.
 */
export function useLive<T>(
  source: LiveSource<T>,
  bind: (element: HTMLElement) => (value: T) => void,
  cells?: string,
): RefCallback<HTMLElement> {
  const element = useRef<HTMLElement>(null);
  const latest = useRef(bind);
  latest.current = bind;
  // With the commit, not after the paint: no value falls between the first text and the subscription.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cells are bound anew
  useLayoutEffect(() => {
    return element.current ? writeLive(source, latest.current(element.current)) : undefined;
  }, [source, cells]);
  return useCallback((node: HTMLElement | null) => {
    element.current = node;
  }, []);
}

/** The text of a cell that has no value yet: a text node must exist for the writer. */
export const NO_TEXT = '\u00a0';

/** What a cell shows of a text that its source has formatted: the empty mark where the making of it went wrong. */
export const cellText = (text: string | null | undefined): string => (text === NO_TEXT ? text : figureText(text));

/** A text that is written only when it differs; returns whether it did. The element must hold exactly one text node. */
export function textCell(element: Element): (text: string | null | undefined) => boolean {
  const node = element.firstChild ?? element.appendChild(document.createTextNode(''));
  let shown = node.nodeValue;
  let given: string | null | undefined = shown;
  return (text) => {
    if (text === given) return false;
    given = text;
    const next = cellText(text);
    if (next === shown) return false;
    shown = next;
    node.nodeValue = next;
    return true;
  };
}

/** A data attribute that is written only when it differs; null removes it. */
export function dataCell(element: HTMLElement | SVGElement, name: string): (value: string | null | undefined) => void {
  let shown = element.dataset[name] ?? null;
  return (given) => {
    const value = given ?? null;
    if (value === shown) return;
    shown = value;
    if (value === null) delete element.dataset[name];
    else element.dataset[name] = value;
  };
}

/** Which way a price of fixed decimals went; longer is greater, as both are grouped alike. */
export function tickOf(earlier: string | null | undefined, later: string | null | undefined): 'up' | 'down' {
  const [before, after] = [cellText(earlier), cellText(later)];
  if (before.length !== after.length) return after.length > before.length ? 'up' : 'down';
  return after > before ? 'up' : 'down';
}

/**
 * Starts the 600 ms wash behind a changed figure (visual.md section 7). A running wash is left to end: restarting it at
 * each tick would be a steady colour and ten times the work. Under reduced motion the style has no animation.
 */
export function pulseCell(element: HTMLElement): (tick: 'up' | 'down') => void {
  let isRunning = false;
  const end = () => {
    isRunning = false;
    delete element.dataset.pulse;
  };
  element.onanimationend = end;
  element.onanimationcancel = end;
  return (tick) => {
    if (isRunning) return;
    isRunning = true;
    element.dataset.pulse = tick;
  };
}
