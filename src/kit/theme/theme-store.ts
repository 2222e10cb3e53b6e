export type ThemeChoice = 'system' | 'light' | 'dark';
export type Theme = 'light' | 'dark';
export type DirectionMode = 'green-up' | 'red-up' | 'blue-orange';

const DIRECTIONS: readonly DirectionMode[] = ['green-up', 'red-up', 'blue-orange'];

/** The colours in force, as the root element says: charts on a canvas follow it, whoever set it. */
export const themeNow = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

export const directionNow = (): DirectionMode =>
  DIRECTIONS.find((mode) => mode === document.documentElement.dataset.direction) ?? 'green-up';

/** Calls the listener whenever theme or direction change on the root element. */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-direction'] });
  return () => observer.disconnect();
}
