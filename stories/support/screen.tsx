import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { startLoginNotice } from '../../src/app/login-notice.ts';
import { Providers } from '../../src/app/Providers.tsx';
import { screenLoader } from '../../src/app/routes.ts';
import { startNotices } from '../../src/app/services/notices.ts';
import { useWordsOf } from '../../src/app/services/useWordsOf.ts';
import { Tabs } from '../../src/app/shell/Tabs.tsx';
import { type Client, useClient } from '../../src/data/client.ts';
import type { RoutePath } from '../../src/domain/routes.ts';
import { EntryContext, isTab, toTarget } from '../../src/parts/navigation/index.ts';
import { endIn, layOut, type ScreenParameters, type StageGlobals } from './world.ts';

/** What a story of a screen writes under `parameters.screen`; the path comes from `screenMeta`. */
export type ScreenStory = StoryObj & { parameters?: { screen?: Partial<ScreenParameters> } & Record<string, unknown> };

/** The services of the shell that a screen can feel: the language, the notice to guests, and 999, 998, 997. */
export function Services() {
  const client = useClient();
  useWordsOf();
  useEffect(() => startLoginNotice(client), [client]);
  useEffect(() => startNotices(client), [client]);
  return null;
}

/** A screen in a world of its own, and what it stands on there. */
export interface Staged {
  readonly client: Client;
  readonly page: ReactElement;
}

/** Lays out a world and puts the real screen into it, with the real providers. */
export async function stageScreen(
  screen: ScreenParameters,
  globals: StageGlobals,
  ways?: Pick<Client, 'transport' | 'feed'>,
): Promise<Staged> {
  const { path, query } = screen;
  const client = await layOut(screen, globals, ways);
  const { default: Screen } = await screenLoader(path)();
  const page = (
    // Another scenario begins anew: what was read under the former is not shown under it.
    <Providers key={String(globals.scenario)} client={client}>
      <EntryContext value={toTarget(path, query)}>
        <Services />
        <Screen />
        {isTab(path) ? <Tabs value={path} /> : null}
      </EntryContext>
    </Providers>
  );
  return { client, page };
}

/**
 * Meta of a screen's stories: the real screen on the contract's fixtures.
 * `const meta = { title: 'Screens/Home', ...screenMeta('pages/index/index') } satisfies Meta;` (the title must be literal for the index).
 */
export function screenMeta(path: RoutePath) {
  return {
    parameters: { screen: { path } },
    loaders: [({ parameters, globals }) => stageScreen({ ...parameters.screen, path }, globals as StageGlobals)],
    afterEach: ({ loaded, globals }) => endIn(loaded, globals as StageGlobals),
    render: (_args, { loaded }) => (loaded as Staged).page,
  } satisfies Meta;
}
