export { ENGLISH, type KitWords } from './english.ts';
export { fillWord, KitWordsProvider, useKitWords } from './KitWords.tsx';
