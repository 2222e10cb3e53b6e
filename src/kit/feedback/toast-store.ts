import type { Prose } from '../figure-text.ts';

export type ToastIcon = 'primary' | 'info' | 'error' | 'warning' | 'success';

export interface ToastOptions {
  /** Anything that is not one of the icons' names counts as success. @default 'success' */
  readonly icon?: ToastIcon | (string & {});
  /** A second, quieter line. */
  readonly detail?: Prose;
  /** At most one thing to do about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Milliseconds. @default 1500, and 4000 with an action */
  readonly duration?: number;
}

/** What is said, in one sentence. A function is asked whenever the toast is drawn: its words follow a change of language. */
export type ToastText = string | (() => string);

export interface ToastNow extends ToastOptions {
  /** Tells the toast from the one before. */
  readonly id: number;
  readonly text: ToastText;
  /** Lower edge of the control that was tapped, where the toast's usual place would cover it. */
  readonly below: number;
}

/** The usual place, under the bar: 56 from the top, a line or two high. */
const ZONE = { top: 56, bottom: 56 + 64 } as const;

let current: ToastNow | undefined;
let count = 0;
let tapped: { readonly element: Element; readonly at: number } | undefined;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Remembers what was tapped last: a toast never covers it (visual.md section 10). */
export function watchTaps(): () => void {
  const remember = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest('button, a, input, [role]') : null;
    tapped = element ? { element, at: performance.now() } : undefined;
  };
  window.addEventListener('click', remember, { capture: true, passive: true });
  return () => window.removeEventListener('click', remember, { capture: true });
}

function belowTapped(): number {
  if (!tapped?.element.isConnected) return 0;
  const { top, bottom } = tapped.element.getBoundingClientRect();
  return top < ZONE.bottom && bottom > ZONE.top ? Math.round(bottom) : 0;
}

/** Says one sentence above everything else; a newer one takes the place of the older. */
export function toast(text: ToastText, options: ToastOptions = {}): void {
  count += 1;
  current = { ...options, id: count, text, below: belowTapped() };
  tell();
}

export const toastText = ({ text }: ToastNow): string => (typeof text === 'function' ? text() : text);

/** Takes the toast away, if it is still the one of this id. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = undefined;
  tell();
}

export const toastNow = (): ToastNow | undefined => current;

export function watchToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
