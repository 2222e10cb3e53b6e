import { type ReactNode, useMemo } from 'react';
import type { ModeGlobals } from './modes.ts';
import { wearRoot } from './wear.ts';

interface StageProps {
  readonly globals: ModeGlobals;
  readonly parameters: { screen?: unknown; stage?: 'flush' };
  readonly children: ReactNode;
}

/** What stands around every story: theme, direction, language and text size on the root, and a gutter around parts. */
export function Stage({ globals, parameters, children }: StageProps) {
  const { theme, direction, lang, text } = globals;
  // While rendering, not after it, and a story anew at another text size: parts measure it when they mount.
  useMemo(() => {
    wearRoot({ theme, direction, lang });
    document.documentElement.style.fontSize = `${Number(text) / 100}em`;
    document.body.style.background = 'var(--color-bg-page)';
  }, [theme, direction, lang, text]);
  const isFlush = parameters.screen !== undefined || parameters.stage === 'flush';
  return (
    <div key={text} style={isFlush ? undefined : { padding: 'var(--space-16)' }}>
      {children}
    </div>
  );
}
