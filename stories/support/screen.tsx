import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { startLoginNotice } from '../../src/app/login-notice.ts';
import { Providers } from '../../src/app/Providers.tsx';
import { withQueries } from '../../src/app/routes/with-queries.tsx';
import { screenLoader } from '../../src/app/routes.ts';
import { startClosures } from '../../src/app/services/closures.ts';
import { startNotices } from '../../src/app/services/notices.ts';
import { useWordsOf } from '../../src/app/services/useWordsOf.ts';
import { Tabs } from '../../src/app/shell/Tabs.tsx';
import { type Client, useClient } from '../../src/data/client.ts';
import type { Lang } from '../../src/domain/constants.ts';
import { HOME_ROUTE, type RoutePath } from '../../src/domain/routes.ts';
import { EntryContext, isTab, toTarget } from '../../src/parts/navigation/index.ts';
import { endIn, layOut, type ScreenParameters, type StageGlobals } from './world.ts';

/** What a story of a screen writes under `parameters.screen`; the path comes from `screenMeta`. */
export type ScreenStory = StoryObj & { parameters?: { screen?: Partial<ScreenParameters> } & Record<string, unknown> };

/** The services of the shell that a screen can feel: the language, the notice to guests, 999, 998, 997, and what closes the exchange. */
export function Services() {
  const client = useClient();
  useWordsOf();
  useEffect(() => startLoginNotice(client), [client]);
  useEffect(() => startNotices(client), [client]);
  useEffect(() => startClosures(client), [client]);
  return null;
}

/** A screen in a world of its own, and what it stands on there. */
export type Staged = Awaited<ReturnType<typeof stageScreen>>;

/** Lays out a world and puts the real screen into it, with the real providers; `beside` it stands what is no part of it. */
export async function stageScreen(
  screen: ScreenParameters,
  globals: StageGlobals,
  ways?: Pick<Client, 'transport' | 'feed'>,
  beside?: ReactNode,
) {
  const { path, query } = screen;
  const client = await layOut(screen, globals, ways);
  const { default: Screen } = await screenLoader(path)();
  // As the app itself draws it: home brings its queries along.
  const Shown = path === HOME_ROUTE ? Screen : withQueries(Screen);
  const page = (
    // Another scenario begins anew: what was read under the former is not shown under it.
    <Providers key={String(globals.scenario)} client={client}>
      <EntryContext value={toTarget(path, query)}>
        <Services />
        <Shown />
        {isTab(path) ? <Tabs value={path} /> : null}
        {beside}
      </EntryContext>
    </Providers>
  );
  return { client, page };
}

/**
 * Meta of a screen's stories: the real screen on the contract's fixtures.
 * `const meta = { title: 'Screens/Home', ...screenMeta('pages/index/index') } satisfies Meta;` (the title must be literal for the index).
 * `longest` is the language of its widest words, where that is another than the mode's.
 */
export function screenMeta(path: RoutePath, longest?: Lang) {
  return {
    parameters: { screen: { path } },
    loaders: [({ parameters: own, globals }) => stageScreen({ ...own.screen, path, longest }, globals as StageGlobals)],
    afterEach: ({ loaded, globals }) => endIn(loaded, globals as StageGlobals, longest),
    render: (_args, { loaded }) => (loaded as Staged).page,
  } satisfies Meta;
}
