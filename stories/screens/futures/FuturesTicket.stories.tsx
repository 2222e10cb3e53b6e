import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  closingFixture,
  nearLiquidationFixture,
  openingFixture,
  positionFixtures,
} from '../../../src/contract/fixtures/futures.ts';
import { pairFixtures } from '../../../src/contract/fixtures/pairs.ts';
import { lastPairAtom } from '../../../src/parts/pairs/last-pair.ts';
import { expectStale, findDialog, findQuestion, LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf } from '../../support/world.ts';
import { futuresWorld } from './futures-world.ts';

const meta = { title: 'Screens/Futures/Ticket', ...screenMeta('pages/transaction/contract', 'spa') } satisfies Meta;
export default meta;

const screen = (root: HTMLElement) => within(root);
const field = (root: HTMLElement, name: RegExp | string) => screen(root).findByRole('textbox', { name }, LAZY);
const fill = async (root: HTMLElement, lots: string) => {
  const box = await field(root, 'Lots');
  await userEvent.clear(box);
  await userEvent.type(box, lots);
};
const press = async (root: HTMLElement, name: RegExp | string) =>
  userEvent.click(await screen(root).findByRole('button', { name }, LAZY));

/** Opens 5 lots long, and says yes. */
const order = async (root: HTMLElement) => {
  await fill(root, '5');
  await press(root, /^Open long, 5 lots/);
  const question = within(await findQuestion('Open long BTC/USDT, 5 lots?'));
  await userEvent.click(await question.findByRole('button', { name: 'Open long' }));
};

/** Takes the best bid over as the limit. */
const takeBid = async (root: HTMLElement) => {
  const [bid] = await within(await screen(root).findByRole('listbox', { name: 'Bid' })).findAllByRole('option');
  if (!bid) throw new Error('No bid in the book');
  await userEvent.click(bid);
  return field(root, /^Price/);
};

export const Ready: ScreenStory = {
  tags: ['no-red-up'],
};

/** What it comes to is said before the tap, by the exchange's own functions. */
export const Filled: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: futuresWorld([]) } },
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await fill(canvasElement, '5');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Take profit and stop loss' }));
    await userEvent.type(await field(canvasElement, 'Take profit'), '65800');
    await userEvent.type(await field(canvasElement, 'Stop loss'), '63400');
    await expect(
      await canvas.findByRole('button', { name: 'Open long, 5 lots for 1,621.51 USDT' }, LAZY),
    ).toBeEnabled();
    await expect(canvas.getByText('If it reaches 65,800.0').nextElementSibling).toHaveTextContent('+790.80');
  },
};

export const Short: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: { side: 'short' }, calls: futuresWorld([]) } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '5');
    await expect(await screen(canvasElement).findByRole('button', { name: /^Open short, 5 lots/ }, LAZY)).toBeEnabled();
  },
};

/** A tap on the book takes its price over. */
export const Limit: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: futuresWorld([openingFixture, closingFixture]) } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '2');
    await expect(await takeBid(canvasElement)).not.toHaveValue('');
  },
};

export const NothingTyped: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Enter the number of lots');
    await expect(await screen(canvasElement).findAllByText('Enter the number of lots')).toHaveLength(2);
  },
};

export const TooMuch: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '50');
    await press(canvasElement, 'Insufficient USDT balance');
    await expect(await screen(canvasElement).findByText(/does not cover margin and fee/)).toBeVisible();
  },
};

/** A lot too many is said at the lots, and stays as it was typed. */
export const TooManyLots: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: { calls: { ...futuresWorld([]), 'futures.market': { my_transaction: [], user_lever: '9000000' } } },
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '201');
    await press(canvasElement, /^Open long/);
    await expect(await screen(canvasElement).findByText('Maximum lots in one order: 200')).toBeVisible();
  },
};

/** At this leverage the account may not be so large. */
export const LeverageTooHigh: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: { calls: { ...futuresWorld([]), 'futures.market': { my_transaction: [], user_lever: '9000000' } } },
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '180');
    await press(canvasElement, /^Open long/);
    await expect(await screen(canvasElement).findByText(/take leverage of up to 10x/)).toBeVisible();
  },
};

export const WrongExit: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '2');
    await userEvent.click(screen(canvasElement).getByRole('checkbox', { name: 'Take profit and stop loss' }));
    await userEvent.type(await field(canvasElement, 'Take profit'), '60000');
    await press(canvasElement, /^Open long/);
    await expect(await screen(canvasElement).findByText(/Take profit of a long must be above/)).toBeVisible();
  },
};

export const WrongLimit: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '2');
    const price = await takeBid(canvasElement);
    await userEvent.clear(price);
    await userEvent.type(price, '70000');
    await press(canvasElement, /^Open long/);
    await expect(await screen(canvasElement).findByText(/The limit of a long must be below/)).toBeVisible();
  },
};

export const Asked: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '5');
    await press(canvasElement, /^Open long, 5 lots/);
    await findQuestion('Open long BTC/USDT, 5 lots?');
  },
};

/** It is on its way: the button waits, and nothing is sent twice. */
export const Placing: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: { 'futures.place': 'loading' } } },
  play: async ({ canvasElement }) => {
    await order(canvasElement);
    await waitFor(() =>
      expect(screen(canvasElement).getByRole('button', { name: /^Open long/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** The exchange's own sentence stands at its field, and what was typed stays. */
export const Refused: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: { calls: { 'futures.place': { refuse: 'BTC/USDT takes no more than 3 lots just now.', field: 'lots' } } },
  },
  play: async ({ canvasElement }) => {
    await order(canvasElement);
    await expect(await screen(canvasElement).findByText(/takes no more than 3 lots/, {}, LAZY)).toBeVisible();
    await expect(await field(canvasElement, 'Lots')).toHaveValue('5');
  },
};

export const Leverage: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Leverage/);
    const sheet = within(await findDialog('Leverage'));
    await userEvent.click(await sheet.findByRole('button', { name: '100×' }));
    await expect(await sheet.findByText(/A move of 1.00% against you/)).toBeVisible();
  },
};

/** The first time somebody wants a high leverage; a wrong answer is said. */
export const RiskQuestions: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: {
      query: { preset: 'high' },
      calls: {
        'futures.market': { is_risk_accepted: 0 },
        'futures.acceptRisk': { refuse: 'Not all answers are right. Please read the questions again' },
      },
    },
  },
  play: async () => {
    const sheet = within(await findDialog('High leverage: three questions'));
    await userEvent.click(await sheet.findByRole('button', { name: 'Check my answers' }));
    await expect((await sheet.findAllByText('Choose an answer')).length).toBeGreaterThan(3);
  },
};

export const Why: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: futuresWorld([]) } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '5');
    await press(canvasElement, 'Why this liquidation price?');
    const sheet = within(await findDialog('Why these numbers?'));
    await expect(await sheet.findByText(/falls to here/)).toBeVisible();
  },
};

export const WhyMargin: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: futuresWorld([]) } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '5');
    await press(canvasElement, 'Why this margin?');
    const sheet = within(await findDialog('Why these numbers?'));
    for (const name of ['Fee', 'Overnight fee', 'Risk rate', 'Margin']) {
      await userEvent.click(await sheet.findByRole('tab', { name }));
      await waitFor(() => expect(sheet.getByText(/ = /)).toBeVisible());
    }
  },
};

export const Close: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Close position');
    const sheet = within(await findDialog('Close BTC/USDT long'));
    const box = await sheet.findByRole('spinbutton', { name: 'Lots' });
    await userEvent.clear(box);
    await userEvent.type(box, '4');
    await expect(await sheet.findByRole('button', { name: 'Close 4 lots' })).toBeEnabled();
  },
};

export const Depth: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Depth');
    const sheet = within(await findDialog('Depth'));
    await expect(await sheet.findByRole('slider', { name: 'Depth of BTC/USDT' })).toBeVisible();
  },
};

export const Transfer: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Transfer to futures');
    await findDialog('Transfer to futures');
  },
};

export const CancelAsks: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Cancel the long order for BTC/USDT');
    await findQuestion('Cancel this order?');
  },
};

/** Nearly all of what is left must be kept. */
export const NearLiquidation: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: futuresWorld([nearLiquidationFixture], { balance: '41.2', risk_rate: '93.4' }) } },
};

export const AmountsHidden: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { prefs: { hideBalances: true }, calls: futuresWorld(positionFixtures) } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '50');
    await press(canvasElement, 'Insufficient USDT balance');
    await expect(await screen(canvasElement).findAllByText('Insufficient USDT balance')).toHaveLength(2);
  },
};

export const Empty: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: { ...futuresWorld([]), 'futures.market': { my_transaction: [], user_lever: '0' } } } },
  play: async ({ canvasElement }) => {
    await expect(await screen(canvasElement).findByText('Nothing open on BTC/USDT', {}, LAZY)).toBeVisible();
  },
};

export const Guest: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: {
      session: 'guest',
      calls: {
        'futures.market': {
          my_transaction: [],
          user_lever: '0',
          user_room: { long: '2000000', short: '2000000' },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '5');
    // Of a guest it stands on its margin alone.
    await waitFor(() => expect(canvasElement).toHaveTextContent('61,314.0'), LAZY);
  },
};

export const Loading: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'futures.market': 'loading' } } },
};

export const Failed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'futures.market': 'error' } } },
};

export const PairsFailed: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: { 'content.quotes': 'error' } } },
  play: async ({ canvasElement, loaded }) => {
    clientOf(loaded).store.set(lastPairAtom, '1/3/BTC/USDT/3');
    await expect(await screen(canvasElement).findByText('BTC')).toBeVisible();
  },
};

/** What is typed stays; the button says what it waits for. */
export const Stale: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { connection: 'stale' } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '5');
    await expect(await screen(canvasElement).findByRole('button', { name: 'Waiting for prices' })).toBeDisabled();
    await expectStale(canvasElement, "[data-side] [role='option'] span, [data-cell='last']");
  },
};

export const StockClosed: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: {
      query: { currency_id: 101, legal_id: 3 },
      calls: {
        ...futuresWorld([]),
        'content.quotes': [
          {
            id: 3,
            name: 'USDT',
            quotation: pairFixtures.map((pair) =>
              pair.session
                ? { ...pair, open_lever: 1, session: { is_open: 0, next: Date.UTC(2026, 10, 23, 14, 30) } }
                : pair,
            ),
          },
        ],
      },
    },
  },
};

export const NoFutures: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: {
      calls: {
        'content.quotes': [
          { id: 3, name: 'USDT', quotation: pairFixtures.map((pair) => ({ ...pair, open_lever: 0 })) },
        ],
      },
    },
  },
};
