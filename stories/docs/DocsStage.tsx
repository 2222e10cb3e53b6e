import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useMemo } from 'react';
import { themes } from 'storybook/theming';
import { DocsGround } from './Docs.styles.ts';
import { useLook } from './useLook.ts';

type DocsStageProps = Pick<ComponentProps<typeof DocsContainer>, 'context' | 'children'>;

/** What stands around every page: the theme of the toolbar, for Storybook's own parts as for the tokens. */
export function DocsStage({ context, children }: DocsStageProps) {
  const { theme, direction } = useLook();
  // While rendering, not after it: tables of tokens read their values when they mount.
  useMemo(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.direction = direction;
    root.style.fontSize = '';
  }, [theme, direction]);
  return (
    <DocsContainer context={context} theme={theme === 'dark' ? themes.dark : themes.light}>
      <DocsGround />
      {children}
    </DocsContainer>
  );
}
