export type { ChartWords } from './chart-english.ts';
export { ENGLISH, type KitWords } from './english.ts';
export { fillWord, type GivenWords, KitWordsProvider, namedAct, useKitWords } from './KitWords.tsx';
