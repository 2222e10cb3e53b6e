import { createContext, type ReactNode, useContext } from 'react';
import type { ChartWords } from './chart-english.ts';
import { ENGLISH, type KitWords } from './english.ts';

/** The words that an app gives: all of the kit's, and the chart's where it draws one. */
export type GivenWords = KitWords & Partial<ChartWords>;

const Words = createContext<GivenWords>(ENGLISH);

interface KitWordsProviderProps {
  readonly words: GivenWords;
  readonly children: ReactNode;
}

/** Gives the kit its words in the language of the app; without it they are English. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <Words value={words}>{children}</Words>;
}

/** The kit's words in the language of the app. */
export const useKitWords = (): GivenWords => useContext(Words);

/** Puts values in place of `{{name}}`. */
export const fillWord = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark));

/** What a control acts on and what it does, or what was done to it, in two parts: a label never stands in a sentence. */
export const namedAct = ({ named }: Pick<KitWords, 'named'>, label: string, act: string): string =>
  fillWord(named, { label, act });
