import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { findDialog, LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { loadTicks, NONE_OPEN, optionWorld } from './option-world.ts';

const base = screenMeta('pages/transaction/seconds_order', 'fra');
const meta = {
  title: 'Screens/Options/Orders',
  ...base,
  loaders: [loadTicks, ...base.loaders],
  parameters: { screen: { path: 'pages/transaction/seconds_order', calls: optionWorld() } },
} satisfies Meta;
export default meta;

/** Opens the details of the first row that this takes. */
async function openDetails(canvasElement: HTMLElement, place = 0) {
  const buttons = await within(canvasElement).findAllByRole('button', { name: /Details of the option on BTC/ }, LAZY);
  await userEvent.click(buttons[place] as HTMLElement);
}

const history = { query: { tab: 'history' } };

export const Ready: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('timer', { name: 'Time to settlement' }, LAZY)).toHaveTextContent('00:42');
    await expect(await canvas.findByText('+82.00', {}, LAZY)).toBeVisible();
  },
};

export const History: ScreenStory = {
  parameters: { screen: history },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You won', {}, LAZY)).toBeVisible();
    await expect(canvas.getByText('−50.00')).toBeVisible();
  },
};

export const Countdown: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    await openDetails(canvasElement);
    const sheet = within(await findDialog('BTC/USDT Up · 60 s'));
    await expect(await sheet.findByRole('timer', { name: 'Time to settlement' })).toHaveTextContent('00:42');
    await expect(await sheet.findByText('if it settled now')).toBeVisible();
  },
};

const resultOf = (place: number, words: string): ScreenStory => ({
  parameters: { screen: history },
  play: async ({ canvasElement }) => {
    await openDetails(canvasElement, place);
    await expect(await within(await findDialog('Result')).findByText(words, {}, LAZY)).toBeVisible();
  },
});

export const Won: ScreenStory = { ...resultOf(0, 'You won'), tags: ['no-longest'] };
export const Lost: ScreenStory = { ...resultOf(1, 'You lost'), tags: ['no-longest'] };
export const Drawn: ScreenStory = { ...resultOf(2, 'Draw'), tags: ['no-longest'] };

async function check(canvasElement: HTMLElement, verdict: string) {
  await openDetails(canvasElement, 0);
  await userEvent.click(
    await within(await findDialog('Result')).findByRole('button', { name: 'Check this result' }, LAZY),
  );
  const sheet = within(await findDialog('Check this result'));
  await expect(await sheet.findByText(verdict, {}, LAZY)).toBeVisible();
  return sheet;
}

export const ProofHolds: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: history },
  play: async ({ canvasElement }) => {
    const sheet = await check(canvasElement, 'The result holds');
    await expect(sheet.getByText('Paid as agreed')).toBeInTheDocument();
    await expect(sheet.getByText('Opening tick 600')).toBeInTheDocument();
  },
};

/** One tick in the middle is not the one that was published. */
export const ProofBroken: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: {
      ...history,
      calls: optionWorld(undefined, (ticks) =>
        ticks.map((tick) => (tick.seq === 637 ? { ...tick, index: '64500' } : tick)),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const sheet = await check(canvasElement, 'It does not hold');
    await expect(sheet.getByText('Tick 637 was changed')).toBeInTheDocument();
    await expect(sheet.getByText('Payout not confirmed')).toBeInTheDocument();
  },
};

/** A piece of the chain is missing. */
export const ProofMissing: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: { ...history, calls: optionWorld(undefined, (ticks) => ticks.filter(({ seq }) => seq !== 637)) },
  },
  play: async ({ canvasElement }) => {
    const sheet = await check(canvasElement, 'It does not hold');
    await expect(sheet.getByText('Tick 637 is missing')).toBeInTheDocument();
  },
};

export const Why: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: history },
  play: async ({ canvasElement }) => {
    await openDetails(canvasElement, 0);
    await userEvent.click(await within(await findDialog('Result')).findByRole('button', { name: 'Why?' }, LAZY));
    await expect(within(await findDialog('Why this payout?')).getByText(/100\.00¹ × \(1 \+ 82%²\)/)).toBeVisible();
  },
};

export const OwnLimits: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Own limits' }, LAZY));
    const sheet = within(await findDialog('Own limits'));
    await expect(await sheet.findByText('500.00', {}, LAZY)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Set the limit' }));
    await expect(await sheet.findByText('Enter how much')).toBeVisible();
  },
};

export const Empty: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'options.orders': 'empty' } } },
};
export const EmptyHistory: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...history, calls: { 'options.orders': 'empty' } } },
};
export const Loading: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'options.orders': 'loading' } } },
};
export const Failed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'options.orders': 'error' } } },
};

/** Nothing runs. */
export const NothingOpen: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: optionWorld(NONE_OPEN) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No options in hold', {}, LAZY)).toBeVisible();
  },
};
