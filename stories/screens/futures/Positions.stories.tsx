import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { nearLiquidationFixture, type positionFixtures } from '../../../src/contract/fixtures/futures.ts';
import { findDialog, findQuestion, LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { futuresWorld } from './futures-world.ts';
import { changedEnd, liquidationWorld, loadTicks } from './proof-world.ts';

const base = screenMeta('pages/transaction/contract_order', 'spa');
const meta = {
  title: 'Screens/Futures/Positions',
  ...base,
  loaders: [loadTicks, ...base.loaders],
  parameters: { screen: { path: 'pages/transaction/contract_order', calls: futuresWorld() } },
} satisfies Meta;
export default meta;

const press = async (root: HTMLElement, name: string | RegExp, place = 0) => {
  const buttons = await within(root).findAllByRole('button', { name }, LAZY);
  await userEvent.click(buttons[place] as HTMLElement);
};

export const Ready: ScreenStory = {
  tags: ['no-red-up'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('meter', { name: 'Risk rate' }, LAZY)).toHaveAttribute(
      'aria-valuetext',
      '18.4%, Safe',
    );
    await expect(await canvas.findByRole('article', { name: 'BTC/USDT Long 50×' }, LAZY)).toBeVisible();
    const [first] = canvas.getAllByText('Unrealised PnL, USDT', { selector: 'dt' });
    await expect(first?.nextElementSibling).toHaveTextContent('+426.40');
  },
};

/** Most of what the account has must be kept. */
export const AtRisk: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: { calls: futuresWorld([nearLiquidationFixture], { balance: '0', risk_rate: '93.1' }) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Little is left until all positions/, {}, LAZY)).toBeVisible();
  },
};

export const Orders: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { query: { tab: 'entrusts' } } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Cancel the long order for BTC/USDT' }, LAZY),
    ).toBeVisible();
  },
};

const closed = { query: { tab: 'closed' } };

export const Closed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: closed },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Liquidation', {}, LAZY)).toBeVisible();
    await expect(within(canvasElement).getByText('+191.10')).toBeVisible();
  },
};

export const Details: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Details of the long on BTC/USDT');
    const sheet = within(await findDialog('BTC/USDT Long 50×'));
    await expect(await sheet.findByText('Opened by tick 1180', {}, LAZY)).toBeInTheDocument();
  },
};

export const Liquidated: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: closed },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Details of the long on SOL/USDT');
    const sheet = within(await findDialog('Result'));
    await expect(await sheet.findByText('Liquidation fee', {}, LAZY)).toBeInTheDocument();
  },
};

async function check(canvasElement: HTMLElement, verdict: string) {
  await press(canvasElement, 'Details of the long on BTC/USDT');
  await press(await findDialog('Result'), 'Check this result');
  const sheet = within(await findDialog('Check this result'));
  await expect(await sheet.findByText(verdict, {}, LAZY)).toBeVisible();
  return sheet;
}

export const ProofHolds: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...closed, calls: liquidationWorld() } },
  play: async ({ canvasElement }) => {
    const sheet = await check(canvasElement, 'The result holds');
    await expect(sheet.getByText(/^Liquidation at tick \d+$/)).toBeInTheDocument();
    await expect(sheet.getByText('Closed at its index')).toBeInTheDocument();
  },
};

/** The tick that liquidated it is not the one that was published. */
export const ProofBroken: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...closed, calls: liquidationWorld(changedEnd) } },
  play: async ({ canvasElement }) => {
    const sheet = await check(canvasElement, 'It does not hold');
    await expect(sheet.getByText(/^Tick \d+ was changed$/)).toBeInTheDocument();
  },
};

export const Exits: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^TP \/ SL/);
    const sheet = await findDialog('TP / SL, BTC/USDT long');
    const stop = await within(sheet).findByRole('textbox', { name: 'Stop loss' }, LAZY);
    await userEvent.type(stop, '63400');
    await expect(await within(sheet).findByText('−392.10', { exact: false })).toBeInTheDocument();
  },
};

/** A stop above the price is told by its field. */
export const ExitsWrong: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^TP \/ SL/);
    const sheet = await findDialog('TP / SL, BTC/USDT long');
    await userEvent.type(await within(sheet).findByRole('textbox', { name: 'Stop loss' }, LAZY), '70000');
    await press(sheet, 'Save TP / SL');
    await expect(await within(sheet).findByText('Stop loss of a long must be below 64,218.5')).toBeVisible();
  },
};

export const CloseAll: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Close all');
    const sheet = await findDialog('Close several');
    await userEvent.click(await within(sheet).findByRole('radio', { name: 'Shorts only' }, LAZY));
    await expect(await within(sheet).findByRole('button', { name: 'Close 1 position' })).toBeEnabled();
    await expect(within(sheet).getByText('−26.60')).toBeVisible();
  },
};

export const ReverseAsks: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Reverse/);
    await expect(await findQuestion('Reverse BTC/USDT long?')).toBeVisible();
  },
};

export const WhyLiquidation: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Details of the long on BTC/USDT');
    await press(await findDialog('BTC/USDT Long 50×'), 'Why?', 1);
    const sheet = within(await findDialog('Why this price?'));
    await expect(await sheet.findByText(/÷/, {}, LAZY)).toBeVisible();
  },
};

/** The other figures that explain themselves. */
export const WhyOthers: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Details of the short on SOL/USDT');
    for (const [place, title, figure] of [
      [0, 'Why this result?', '−26.60'],
      [2, 'Why this margin?', '553.14'],
      [3, 'Why this fee?', '5.53'],
    ] as const) {
      await press(await findDialog('SOL/USDT Short 20×'), 'Why?', place);
      const sheet = await findDialog(title);
      await expect((await within(sheet).findAllByText(figure, { exact: false }, LAZY))[0]).toBeVisible();
      await press(sheet, 'Close');
    }
  },
};

export const Funds: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Why this risk rate?');
    await press(await findDialog('Why this risk rate?'), 'What stands behind futures');
    const sheet = within(await findDialog('House and insurance fund'));
    await expect(await sheet.findByText('Paid by the insurance fund', {}, LAZY)).toBeVisible();
  },
};

export const Share: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Share the position on BTC/USDT');
    const sheet = await findDialog('Share the position');
    await userEvent.click(await within(sheet).findByRole('switch', { name: 'Leave the amount out' }, LAZY));
    await expect(
      await within(sheet).findByRole('img', { name: /^BTC\/USDT Long 50×, Return \+33\.42%, E/ }, LAZY),
    ).toBeVisible();
  },
};

export const Stale: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { connection: 'stale' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('article', { name: 'BTC/USDT Long 50×' }, LAZY);
  },
};

/** Hidden amounts are hidden from screen readers too. */
export const Hidden: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { prefs: { hideBalances: true } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('article', { name: 'BTC/USDT Long 50×' }, LAZY);
    await expect(within(canvasElement).queryByText(/426\.40|12,480/)).toBeNull();
  },
};

const calls = (rows: typeof positionFixtures = []) => ({ calls: futuresWorld(rows, { risk_rate: '0' }) });

export const Empty: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: calls() },
};
export const EmptyOrders: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { ...calls(), query: { tab: 'entrusts' } } },
};
export const EmptyClosed: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { ...calls(), ...closed } },
};
export const Loading: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'futures.account': 'loading', 'futures.positions': 'loading' } } },
};
export const Failed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'futures.account': 'error', 'futures.positions': 'error' } } },
};
