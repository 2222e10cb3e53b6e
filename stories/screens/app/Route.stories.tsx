import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Providers } from '../../../src/app/Providers.tsx';
import { RouteBoundary } from '../../../src/app/routes/RouteBoundary.tsx';
import { RouteGuard } from '../../../src/app/routes/RouteGuard.tsx';
import { RouteLoading } from '../../../src/app/routes/RouteLoading.tsx';
import UnderDevelopment from '../../../src/app/routes/UnderDevelopment.tsx';
import type { LoadStage } from '../../../src/app/routes/watch-load.ts';
import type { RoutePath } from '../../../src/domain/routes.ts';
import { EntryContext, toTarget } from '../../../src/parts/navigation/index.ts';
import { loadWords } from '../../../src/parts/words/words.ts';
import { Services } from '../../support/screen.tsx';
import { clientOf, endIn, layOut, type StageGlobals, visits } from '../../support/world.ts';

/** What stands in place of a screen: while it comes, where it does not, and for whoever may not see it. */
const meta = {
  title: 'Screens/Route',
  loaders: [
    async ({ globals }) => {
      const client = await layOut({ path: HUB, session: 'guest' }, globals as StageGlobals);
      await loadWords('routes');
      return { client };
    },
  ],
  afterEach: ({ loaded, globals }) => endIn(loaded, globals as StageGlobals),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const HUB: RoutePath = 'pages/transaction/index2';
const retry = fn();

const on =
  (path: RoutePath, node: ReactNode): NonNullable<Story['render']> =>
  (_args, { loaded }) => (
    <Providers client={clientOf(loaded)}>
      <EntryContext value={toTarget(path)}>
        <Services />
        {node}
      </EntryContext>
    </Providers>
  );
const at = (stage: LoadStage, path: RoutePath = HUB) =>
  on(path, <RouteLoading path={path} stage={stage} onRetry={retry} />);

/** From 200 ms (readings C2). */
export const Loading: Story = { render: at('view') };
export const LoadingTab: Story = { render: at('view', 'pages/market/market') };
/** From 800 ms. */
export const LoadingLong: Story = { render: at('spinner') };

/** From 60 s (readings C1): the page still opens by itself. */
export const Slow: Story = {
  render: at('slow'),
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await expect(await within(canvasElement).findByText('This page is taking a while')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** At 120 s, or where the chunk is not to be had. */
export const Failed: Story = {
  render: at('failed'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The page did not load')).toBeVisible();
  },
};

function Faulty(): ReactNode {
  throw new Error('A fault of the story');
}

/** A fault in a screen takes nothing else with it. */
export const Crashed: Story = {
  render: on(
    HUB,
    <RouteBoundary path={HUB}>
      <Faulty />
    </RouteBoundary>,
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This page has stopped')).toBeVisible();
  },
};

export const NotBuilt: Story = {
  render: on('pages/nft/nft', <UnderDevelopment />),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Go to home' }));
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/index/index'));
  },
};

/** A guest on a screen that needs an account. */
export const Guarded: Story = {
  render: on('pages/fund/withdraw', <RouteGuard>{null}</RouteGuard>),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/common/login'));
  },
};
