import { type ReactNode, useMemo } from 'react';
import { LANG_TAG, type Lang } from '../src/domain/constants.ts';
import type { ModeGlobals } from './modes.ts';

interface StageProps {
  readonly globals: ModeGlobals;
  readonly parameters: { screen?: unknown; stage?: 'flush' };
  readonly children: ReactNode;
}

/** What stands around every story: theme, direction, language and text size on the root, and a gutter around parts. */
export function Stage({ globals, parameters, children }: StageProps) {
  const { theme, direction, lang, text } = globals;
  // While rendering, not after it: parts measure the text size when they mount.
  useMemo(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.direction = direction;
    root.lang = LANG_TAG[lang as Lang];
    root.style.fontSize = `${Number(text) / 100}em`;
    document.body.style.background = 'var(--color-bg-page)';
  }, [theme, direction, lang, text]);
  const isFlush = parameters.screen !== undefined || parameters.stage === 'flush';
  return <div style={isFlush ? undefined : { padding: 'var(--space-16)' }}>{children}</div>;
}
