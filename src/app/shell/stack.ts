import type { RoutePath } from '../../domain/routes.ts';
import { isTab, sameTarget, type Target } from '../../parts/navigation/index.ts';

/** One screen that is kept: a tab, or a page above it. */
export interface Entry {
  /** The path of a tab, the history's key of a page. */
  readonly key: string;
  /** Of a tab: the history's key of the visit that it stands for; coming by the same address again is another one. */
  readonly visit?: string;
  readonly target: Target;
}

export interface Stack {
  /** Visited tabs, each once: kept alive with their scroll. */
  readonly tabs: readonly Entry[];
  /** Pages under and with the current one, oldest first: back finds them as they were left, forms included. */
  readonly pages: readonly Entry[];
  readonly current: string;
  /** Which way the last move went: the transition follows it. */
  readonly way: 'none' | 'forward' | 'back' | 'tab';
}

export interface Move {
  readonly key: string;
  readonly target: Target;
  readonly type: 'PUSH' | 'REPLACE' | 'POP';
}

/** Pages kept besides the tabs; older ones are built anew when one comes back to them. */
const PAGES_KEPT = 6;

/** The stack of the first screen. */
export const startStack = ({ key, target }: Move): Stack =>
  isTab(target.path)
    ? { tabs: [{ key: target.path, visit: key, target }], pages: [], current: target.path, way: 'none' }
    : { tabs: [], pages: [{ key, target }], current: key, way: 'none' };

/** The stack after a move of the history. */
export function nextStack(stack: Stack, move: Move): Stack {
  return isTab(move.target.path) ? toTab(stack, move) : toPage(stack, move);
}

function toTab(stack: Stack, { key: visit, target, type }: Move): Stack {
  const key = target.path;
  const known = stack.tabs.find((tab) => tab.key === key);
  const entry = known?.visit === visit && sameTarget(known.target, target) ? known : { key, visit, target };
  const tabs = known ? stack.tabs.map((tab) => (tab === known ? entry : tab)) : [...stack.tabs, entry];
  const wasPage = !stack.tabs.some((tab) => tab.key === stack.current);
  return {
    tabs,
    // A tab pushed over a page keeps it for the way back; otherwise the pages above tabs are closed.
    pages: type === 'PUSH' ? stack.pages : [],
    current: key,
    way: wasPage && type === 'POP' ? 'back' : 'tab',
  };
}

function toPage(stack: Stack, { key, target, type }: Move): Stack {
  // An address typed into the bar has no key of its own in the history: all of them share one.
  const known = stack.pages.findIndex((page) => page.key === key && sameTarget(page.target, target));
  if (type === 'POP') {
    // Forward in the history comes to a page that is not kept, as does a reload.
    if (known < 0) return { ...stack, pages: [{ key, target }], current: key, way: 'back' };
    return { ...stack, pages: stack.pages.slice(0, known + 1), current: key, way: 'back' };
  }
  const isReplaced = type === 'REPLACE' && stack.pages.at(-1)?.key === stack.current;
  const under = isReplaced ? stack.pages.slice(0, -1) : stack.pages;
  return { ...stack, pages: [...under, { key, target }].slice(-PAGES_KEPT), current: key, way: 'forward' };
}

/** The tab to mark in the tab bar; null on pages, which have none. */
export const currentTab = (stack: Stack): RoutePath | null =>
  stack.tabs.find((tab) => tab.key === stack.current)?.target.path ?? null;
