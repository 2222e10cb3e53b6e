import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Providers } from '../../../src/app/Providers.tsx';
import { RouteBoundary } from '../../../src/app/routes/RouteBoundary.tsx';
import { RouteGuard } from '../../../src/app/routes/RouteGuard.tsx';
import { RouteLoading } from '../../../src/app/routes/RouteLoading.tsx';
import UnderDevelopment from '../../../src/app/routes/UnderDevelopment.tsx';
import type { LoadStage } from '../../../src/app/routes/watch-load.ts';
import type { Closure } from '../../../src/domain/closures.ts';
import type { RoutePath } from '../../../src/domain/routes.ts';
import { ClosureGate } from '../../../src/parts/closure/ClosureGate.tsx';
import { EntryContext, toTarget } from '../../../src/parts/navigation/index.ts';
import { loadWords } from '../../../src/parts/words/words.ts';
import { closureAtom } from '../../../src/state/closure.ts';
import { LAZY } from '../../support/play.ts';
import { Services } from '../../support/screen.tsx';
import { clientOf, endIn, layOut, type StageGlobals, visits } from '../../support/world.ts';

/** What stands in place of a screen: while it comes, where it does not, and for whoever may not see it. */
const meta = {
  title: 'Screens/Route',
  parameters: { stage: 'flush' },
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
export const LoadingForm: Story = { render: at('view', 'pages/common/login') };
/** From 800 ms: to the eye it is the same, and a screen reader is told. */
export const LoadingLong: Story = {
  tags: ['play-only'],
  render: at('long'),
  play: async ({ canvasElement }) => {
    const said = canvasElement.ownerDocument.querySelector('[data-kit-announcer]');
    await waitFor(() => expect(said).toHaveTextContent('Loading'));
  },
};

/** From 60 s (readings C1): the page still opens by itself. */
export const Slow: Story = {
  tags: ['no-longest'],
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
  tags: ['no-longest'],
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
    <RouteBoundary>
      <Faulty />
    </RouteBoundary>,
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This page has stopped')).toBeVisible();
  },
};

const closed = (closure: Closure, title: string): Story => ({
  beforeEach: ({ loaded }) => clientOf(loaded).store.set(closureAtom, closure),
  render: on(HUB, <ClosureGate>The screen</ClosureGate>),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(title, {}, LAZY)).toBeVisible();
    await expect(canvas.queryByText('The screen')).toBeNull();
  },
});

/** What stands in front of the exchange says 503. */
export const Maintenance: Story = closed('maintenance', 'The exchange is under maintenance');
/** 429 */
export const TooManyRequests: Story = closed('limited', 'Too many requests');
/** 451 */
export const OtherRegion: Story = { ...closed('region', 'Not available in your region'), tags: ['no-longest'] };

/** Whoever tries again gets the screen back. */
export const OpenAgain: Story = {
  tags: ['play-only'],
  beforeEach: ({ loaded }) => clientOf(loaded).store.set(closureAtom, 'maintenance'),
  render: on(HUB, <ClosureGate>The screen</ClosureGate>),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, LAZY));
    await expect(canvas.getByText('The screen')).toBeVisible();
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
