import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { startLoginNotice } from '../../src/app/login-notice.ts';
import { Providers } from '../../src/app/Providers.tsx';
import { screenLoader } from '../../src/app/routes.ts';
import { startNotices } from '../../src/app/services/notices.ts';
import { useWordsOf } from '../../src/app/services/useWordsOf.ts';
import { Tabs } from '../../src/app/shell/Tabs.tsx';
import type { RoutePath } from '../../src/domain/routes.ts';
import { EntryContext, isTab, toTarget } from '../../src/parts/navigation/index.ts';
import { endIn, layOut, type ScreenParameters, type StageGlobals } from './world.ts';

/** What a story of a screen writes under `parameters.screen`; the path comes from `screenMeta`. */
export type ScreenStory = StoryObj & { parameters?: { screen?: Partial<ScreenParameters> } & Record<string, unknown> };

interface Loaded {
  readonly client: QueryClient;
  readonly Screen: ComponentType;
}

/** The services of the shell that a screen can feel: the language, the notice to guests, and 999, 998, 997. */
export function Services() {
  const client = useQueryClient();
  useWordsOf();
  useEffect(startLoginNotice, []);
  useEffect(() => startNotices(client), [client]);
  return null;
}

/**
 * Meta of a screen's stories: the real screen, with the real providers, on the contract's fixtures.
 * `const meta = { title: 'Screens/Home', ...screenMeta('pages/index/index') } satisfies Meta;` (the title must be literal for the index).
 */
export function screenMeta(path: RoutePath) {
  const load = async ({
    parameters,
    globals,
  }: {
    parameters: { screen?: Partial<ScreenParameters> };
    globals: object;
  }): Promise<Loaded> => {
    const client = await layOut({ ...parameters.screen, path }, globals as StageGlobals);
    const { default: Screen } = await screenLoader(path)();
    return { client, Screen };
  };
  return {
    parameters: { screen: { path } },
    loaders: [load],
    afterEach: ({ globals }) => endIn(globals as StageGlobals),
    render: (_args, { loaded, parameters, globals }) => {
      const { client, Screen } = loaded as Loaded;
      const { query } = parameters.screen as ScreenParameters;
      return (
        // Another scenario begins anew: what was read under the former is not shown under it.
        <Providers key={String(globals.scenario)} client={client}>
          <EntryContext value={toTarget(path, query)}>
            <Services />
            <Screen />
            {isTab(path) ? <Tabs value={path} /> : null}
          </EntryContext>
        </Providers>
      );
    },
  } satisfies Meta;
}
