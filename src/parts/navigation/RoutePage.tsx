import { type ReactNode, useEffect } from 'react';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { untilLoaded } from '../late.ts';
import { loadWords } from '../words/words.ts';
import { useEntry } from './EntryContext.ts';
import { isTab } from './target.ts';
import { useGo } from './useGo.ts';
import { useRouteName } from './useRouteName.ts';

/** What stands in the place of a screen, under its name and with the way back. */
export function RoutePage({ children }: { readonly children: ReactNode }) {
  const { path } = useEntry();
  const go = useGo();
  const name = useRouteName(path);
  const isTabPage = isTab(path);
  // Home is drawn without the names, and this may stand in its place.
  useEffect(() => void untilLoaded(() => loadWords('routes')), []);
  return (
    <Page
      withTabBar={isTabPage}
      header={isTabPage ? <NavBar layout="title" title={name} /> : <NavBar title={name} onBack={go.back} />}
    >
      {children}
    </Page>
  );
}
