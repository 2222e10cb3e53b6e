import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import './theme.css';
import { type DirectionMode, directionNow, type Theme, type ThemeChoice, themeNow, watchTheme } from './theme-store.ts';

const DARK = '(prefers-color-scheme: dark)';

const watchSystem = (listener: () => void) => {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const isSystemDark = () => window.matchMedia(DARK).matches;

export interface ThemeRootProps {
  /** `system` follows the phone. */
  readonly theme: ThemeChoice;
  readonly direction: DirectionMode;
  /** BCP 47 of the language of the app. Left out where the app sets `<html lang>` itself. */
  readonly lang?: string;
  readonly children: ReactNode;
}

/** Puts theme, direction and language on the root element; public/boot.js has done so before the first paint. */
export function ThemeRoot({ theme, direction, lang, children }: ThemeRootProps) {
  const isDark = useSyncExternalStore(watchSystem, isSystemDark);
  const resolved = theme === 'system' ? (isDark ? 'dark' : 'light') : theme;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = resolved;
    root.dataset.direction = direction;
    if (lang) root.lang = lang;
  }, [resolved, direction, lang]);
  // The bar of the browser takes the colour of the page. After the drawing: what asks for it before has the page laid out twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colour is the theme's.
  useEffect(() => {
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (bar) bar.content = getComputedStyle(document.documentElement).getPropertyValue('--color-bg-page').trim();
  }, [resolved]);
  return children;
}

/** Theme and direction in force, for what cannot read CSS variables: canvas charts. */
export function useTheme(): { readonly theme: Theme; readonly direction: DirectionMode } {
  const theme = useSyncExternalStore(watchTheme, themeNow);
  const direction = useSyncExternalStore(watchTheme, directionNow);
  return { theme, direction };
}
