import { createContext, type ReactNode, useContext } from 'react';
import { ENGLISH, type KitWords } from './english.ts';

const Words = createContext<KitWords>(ENGLISH);

interface KitWordsProviderProps {
  readonly words: KitWords;
  readonly children: ReactNode;
}

/** Gives the kit its words in the language of the app; without it they are English. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <Words value={words}>{children}</Words>;
}

/** The kit's words in the language of the app. */
export const useKitWords = (): KitWords => useContext(Words);

/** Puts values in place of `{{name}}`. */
export const fillWord = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark));
