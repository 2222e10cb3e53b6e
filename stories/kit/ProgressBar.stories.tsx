import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from '#kit/ProgressBar';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack, still } from './support.tsx';

const meta = {
  title: 'Components/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  parameters: {
    guide: {
      use: [
        'How much of something is done: sold, uploaded, mined.',
        '`indeterminate` where nobody knows how long it takes; `done` and `failed` say so in words.',
      ],
      avoid: [
        'Not for a price within its day: use RangeRuler.',
        'Not for time that runs out: use TickRing or CountDown.',
      ],
      accessibility: ['A progress bar with a name and its value in words, also where only the line is drawn.'],
      waitsFor: ['pages/ieo/ieo'],
    } satisfies ComponentGuide,
  },
  args: { label: 'Sold', share: '0.62', valueText: '62 of 100 shares' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (canvasElement: HTMLElement) => within(canvasElement).getByRole('progressbar');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAccessibleName('Sold');
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuenow', '62');
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuetext', '62 of 100 shares');
  },
};

/** Without words of its own it says the share in percent. */
export const Percent: Story = {
  args: { share: '0.415', valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('41.50%')).toBeVisible();
  },
};

export const Indeterminate: Story = {
  args: { label: 'Uploading the front side', state: 'indeterminate', share: undefined, valueText: undefined },
  decorators: [still],
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).not.toHaveAttribute('aria-valuenow');
  },
};

export const Done: Story = { args: { state: 'done', share: '1', valueText: 'Sold out' } };

export const Failed: Story = {
  args: { label: 'Uploading the front side', state: 'failed', share: '0.34', valueText: 'Stopped at 34%' },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuetext', 'Stopped at 34%');
  },
};

/** A share that is no number: an empty line, and no value. */
export const Malformed: Story = {
  args: { share: 'NaN', valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).not.toHaveAttribute('aria-valuenow');
    await expect(within(canvasElement).getByText('–')).toBeVisible();
  },
};

/** More than the whole fills the line and no more. */
export const Beyond: Story = {
  args: { label: 'Subscribed', share: '3.4718', valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuenow', '100');
    await expect(within(canvasElement).getByText('347.18%')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Montant total souscrit par l’ensemble des investisseurs',
    share: '0.0871',
    valueText: '871 204 118,32 sur 10 000 000 000,00 USDT',
  },
};

export const Bare: Story = {
  args: { bare: true },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAccessibleName('Sold');
    await expect(within(canvasElement).queryByText('Sold')).toBeNull();
  },
};

export const Matrix: Story = {
  decorators: [still],
  render: () => (
    <Stack>
      <ProgressBar label="Sold" share="0" />
      <ProgressBar label="Sold" share="0.5" />
      <ProgressBar label="Sold" share={1} state="done" valueText="Sold out" />
      <ProgressBar label="Uploading" state="indeterminate" />
      <ProgressBar label="Uploading" share="0.34" state="failed" valueText="Stopped at 34%" />
      <ProgressBar label="จำนวนที่ขายแล้ว" share="0.25" />
      <ProgressBar label="已售" share={null} />
    </Stack>
  ),
};
