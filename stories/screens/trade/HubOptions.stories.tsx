import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pairFixtures } from '../../../src/contract/fixtures/pairs.ts';
import { findDialog, findQuestion, LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { loadTicks, NONE_OPEN, optionWorld } from '../options/option-world.ts';

/** The hub in its mode of options, beside its stories of all modes. */
const base = screenMeta('pages/transaction/index', 'spa');
const meta = {
  title: 'Screens/Trade/HubOptions',
  ...base,
  loaders: [loadTicks, ...base.loaders],
  parameters: {
    screen: { path: 'pages/transaction/index', query: { mode: 'options' }, calls: optionWorld(NONE_OPEN) },
  },
} satisfies Meta;
export default meta;

const CLOSED = { is_open: 0, next: Date.UTC(2026, 10, 20, 21) };

async function openTicket(canvasElement: HTMLElement, way: 'Up' | 'Down' = 'Up') {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: way }, LAZY));
  const sheet = within(await findDialog('BTC/USDT'));
  await sheet.findByRole('textbox', { name: 'Stake' }, LAZY);
  return sheet;
}

export const OptionTicket: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: { mode: 'options' }, calls: optionWorld(NONE_OPEN) } },
  play: async ({ canvasElement }) => {
    const sheet = await openTicket(canvasElement);
    await expect(sheet.getByRole('button', { name: /60 s 82% profit/, pressed: true })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Enter a stake' }));
    await waitFor(() =>
      expect(sheet.getByRole('textbox', { name: 'Stake' })).toHaveAccessibleDescription(/Enter a stake/),
    );
  },
};

export const OptionTicketFilled: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { query: { mode: 'options' }, calls: optionWorld(NONE_OPEN) } },
  play: async ({ canvasElement }) => {
    const sheet = await openTicket(canvasElement, 'Down');
    const stake = sheet.getByRole('textbox', { name: 'Stake' });
    for (const [index, key] of [...'100'].entries()) {
      await userEvent.type(stake, key);
      await expect(stake).toHaveValue('100'.slice(0, index + 1));
    }
    await expect(sheet.getByText('If the price is lower').nextElementSibling).toHaveTextContent('+82.00');
    await expect(sheet.getByText('If the price is higher').nextElementSibling).toHaveTextContent('−100.00');
    await userEvent.click(sheet.getByRole('button', { name: /300 s/ }));
    await expect(sheet.getByText('you receive 187.00')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '25%' }));
    await expect(stake).toHaveValue('300');
    await expect(sheet.getByRole('button', { name: 'Buy Down for 300 USDT' })).toBeVisible();
  },
};

async function takeUp(canvasElement: HTMLElement) {
  const sheet = await openTicket(canvasElement);
  await userEvent.type(sheet.getByRole('textbox', { name: 'Stake' }), '100');
  await userEvent.click(sheet.getByRole('button', { name: 'Buy Up for 100 USDT' }));
  const question = within(await findQuestion('Buy Up for 100 USDT?'));
  await userEvent.click(await question.findByRole('button', { name: 'Buy Up for 100 USDT' }));
  return sheet;
}

/** One's own limit: the exchange refuses, and says so at the field. */
export const OptionRefused: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: {
      query: { mode: 'options' },
      calls: {
        ...optionWorld(NONE_OPEN),
        'options.place': {
          refuse: {
            en: 'With this stake you could lose more than the 500 USDT a day that you have set. A new day begins at 16:00',
          },
          field: 'amount',
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const sheet = await takeUp(canvasElement);
    await expect(await sheet.findByText(/^With this stake you could lose more/, {}, LAZY)).toBeVisible();
  },
};

/** Taken: the row that came opens the countdown, before its price is known. */
export const OptionTaken: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: { mode: 'options' }, calls: optionWorld(NONE_OPEN) } },
  play: async ({ canvasElement }) => {
    await takeUp(canvasElement);
    const sheet = within(await findDialog('BTC/USDT Up · 60 s'));
    await expect(await sheet.findByRole('timer', { name: 'Time to settlement' })).toBeVisible();
  },
};

/** What runs stands in front after a reload. */
export const OptionRunning: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: { mode: 'options' }, calls: optionWorld() } },
  play: async () => {
    const sheet = within(await findDialog('BTC/USDT Up · 60 s'));
    await expect(await sheet.findByRole('timer', { name: 'Time to settlement' })).toHaveTextContent('00:42');
    await expect(await sheet.findByText('if it settled now')).toBeVisible();
  },
};

export const OptionMinimised: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: { mode: 'options' }, calls: optionWorld() } },
  play: async ({ canvasElement }) => {
    const sheet = within(await findDialog('BTC/USDT Up · 60 s'));
    await userEvent.click(sheet.getByRole('button', { name: 'Minimise' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull(), LAZY);
    await expect(await within(canvasElement).findByRole('button', { name: /BTC 00:42/ }, LAZY)).toBeVisible();
  },
};

/** It has ended while it was looked at. */
export const OptionWon: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: {
      query: { mode: 'options' },
      calls: {
        ...optionWorld(),
        'options.order': { ...NONE_OPEN[0], id: 4, show_micro_id: '4' },
      },
    },
  },
  play: async () => {
    const sheet = within(await findDialog('Result'));
    await expect(await sheet.findByText('You won', {}, LAZY)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Trade BTC again' })).toBeVisible();
  },
};

export const OptionsClosed: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: {
      query: { mode: 'options', currency_id: 101, legal_id: 3 },
      calls: {
        ...optionWorld(NONE_OPEN),
        'content.quotes': [
          {
            id: 3,
            name: 'USDT',
            quotation: pairFixtures.map((pair) => (pair.session ? { ...pair, session: CLOSED } : pair)),
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Market closed' }, LAZY)).toBeDisabled();
  },
};

export const OptionsGuest: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { session: 'guest', query: { mode: 'options' }, calls: optionWorld(NONE_OPEN) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Log in to trade' }, LAZY)).toBeVisible();
  },
};
