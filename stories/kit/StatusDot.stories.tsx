import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StatusDot } from '#kit/StatusDot';
import type { ComponentGuide } from '../docs/guide.ts';
import { Matrix } from './support.tsx';
import { LIVE_WORDS } from './words.ts';

const meta = {
  title: 'Components/StatusDot',
  tags: ['autodocs'],
  component: StatusDot,
  parameters: {
    guide: {
      use: [
        'Whether prices are live, wherever prices are: connecting, live, reconnecting, stopped; when they are old, of when; and when the market is closed, until when.',
      ],
      avoid: ['Not for the state of an order or a level: use Badge.', 'Not for a failed call: use ListState.'],
      accessibility: [
        'A dot that is silent and a word that is always there. A change of state is announced once.',
        'Stopped offers a button that reconnects.',
      ],
    } satisfies ComponentGuide,
  },
  args: { status: 'live', labels: LIVE_WORDS },
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Reconnecting: Story = {
  args: { status: 'reconnecting', attempt: 2, attempts: 5 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Reconnecting 2 of 5')).toBeVisible();
  },
};

export const Stopped: Story = {
  args: { status: 'stopped', onReconnect: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Reconnect' });
    await userEvent.click(button);
    await expect(args.onReconnect).toHaveBeenCalledTimes(1);
    button.blur();
  },
};

/** However the link is: these prices are old. */
export const Stale: Story = {
  args: { status: 'stale' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Prices of 14:02:11')).toBeVisible();
  },
};

/** The link is well, and the market is closed. */
export const Closed: Story = {
  args: { closed: 'Closed, opens Mon 14:30' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Closed, opens Mon 14:30')).toBeVisible();
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={2}>
      {(['connecting', 'live', 'reconnecting', 'stopped', 'stale'] as const).map((status) => (
        <StatusDot
          key={status}
          status={status}
          attempt={1}
          attempts={5}
          labels={LIVE_WORDS}
          onReconnect={() => undefined}
        />
      ))}
    </Matrix>
  ),
};
