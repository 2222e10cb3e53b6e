import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { dismissToast, KitProviders, type ToastOptions, toast, toastNow } from '#kit/feedback';
import type { ComponentGuide } from '../docs/guide.ts';
import { heard, LAZY, settled } from './support.tsx';

interface SaidProps extends ToastOptions {
  readonly text: string;
}

/** Says the toast at once, for as long as the story stands. */
function Said({ text, ...options }: SaidProps) {
  useEffect(() => {
    toast(text, options);
    const { id } = toastNow() ?? { id: 0 };
    return () => dismissToast(id);
  });
  return null;
}

const meta = {
  title: 'Components/Toast',
  tags: ['autodocs'],
  component: Said,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'That something is done, or that an act failed and nothing on the screen says so: one sentence, at most one action.',
      ],
      avoid: [
        'Not for an error in a form: say it at its field.',
        'Not for what must be read or decided: use Confirm. Not for prices that stopped: use StatusDot.',
      ],
      accessibility: [
        'Said by a status, without taking the focus. It waits while a finger, a pointer or the focus is on it.',
        'It never covers the button just tapped, and stands inside the topmost dialog where there is one.',
      ],
    } satisfies ComponentGuide,
  },
  args: { text: 'Address copied', duration: Number.POSITIVE_INFINITY },
  decorators: [
    (Story, { globals }) => (
      <KitProviders theme={globals.theme} direction={globals.direction}>
        <div style={{ minHeight: '12rem' }}>
          <Story />
        </div>
      </KitProviders>
    ),
  ],
} satisfies Meta<typeof Said>;

export default meta;
type Story = StoryObj<typeof meta>;

async function said(text: string) {
  const words = await within(document.body).findByText(text, {}, LAZY);
  await settled();
  return words;
}

export const Default: Story = {
  play: async () => {
    const words = await said('Address copied');
    await expect(words).toBeVisible();
    // Under the bar of the screen, whose way back stays in reach.
    await expect(words.closest('[data-passing]')?.getBoundingClientRect().top).toBe(56);
    await waitFor(() => expect(heard()).toHaveTextContent('Address copied'));
  },
};

export const WithAction: Story = {
  args: { text: 'Buy order placed', detail: '0.1558 BTC at 64,210.0', action: { label: 'View', onPress: fn() } },
  play: async () => {
    await expect(await said('0.1558 BTC at 64,210.0')).toBeVisible();
    await expect(within(document.body).getByRole('button', { name: 'View' })).toBeVisible();
  },
};

/** The one action acts, and takes the toast away. */
export const Acting: Story = {
  tags: ['play-only'],
  args: { text: 'Order cancelled', action: { label: 'Undo', onPress: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Undo' }, LAZY));
    await expect(args.action?.onPress).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(within(document.body).queryByText('Order cancelled')).toBeNull());
  },
};

export const Failed: Story = {
  args: { text: 'The order was not placed: prices are delayed.', icon: 'error' },
  play: async () => {
    await expect(await said('The order was not placed: prices are delayed.')).toBeVisible();
  },
};

export const Warned: Story = {
  args: { text: 'คำสั่งซื้อถูกจับคู่บางส่วน ส่วนที่เหลือยังรออยู่ในสมุดคำสั่ง', icon: 'warning' },
  play: async ({ args }) => {
    await expect(await said(args.text)).toBeVisible();
  },
};

export const Informed: Story = {
  args: { text: 'Please log in first', icon: 'info' },
  play: async () => {
    await expect(await said('Please log in first')).toBeVisible();
  },
};

/** It goes by itself, here a moment before the 1500 ms that pictures hold it for. */
export const Goes: Story = {
  render: () => <Button onClick={() => toast('Saved', { duration: 1400 })}>Save</Button>,
  play: async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(await said('Saved')).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByText('Saved')).toBeNull(), { timeout: 4000 });
    save.blur();
  },
};

/** What was tapped is not covered: the toast stands under it. */
export const ClearOfTheTap: Story = {
  args: { text: 'Kept' },
  render: () => (
    <div style={{ padding: '64px 16px' }}>
      <Button block onClick={() => toast('Added to favourites', { duration: Number.POSITIVE_INFINITY })}>
        Add to favourites
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to favourites' });
    await userEvent.click(button);
    const words = await said('Added to favourites');
    await waitFor(() =>
      expect(words.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom),
    );
  },
};
