import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { EmptyBlock, ErrorBlock, ListState } from '#kit/ListState';
import { SkeletonRows } from '#kit/Skeleton';
import type { ComponentGuide } from '../docs/guide.ts';
import { still, unfocus } from './support.tsx';

const meta = {
  title: 'Components/ListState',
  tags: ['autodocs'],
  component: ListState,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'Around everything that is loaded: one place for loading, empty, error, guest and ready.',
        'Give a skeleton in the exact shape of the content.',
      ],
      avoid: [
        'Not for a later page of a long list: use InfiniteList, which keeps what is there.',
        'Not for a failed act: use Toast, or the error of the form.',
      ],
      accessibility: [
        'Loading is a status that says so once. An error is announced with its sentence.',
        'Empty and error are headings with their one button next in the tab order.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    state: 'ready',
    skeleton: <SkeletonRows count={6} />,
    empty: {
      title: 'No saved addresses',
      text: 'Save the wallets you trust. A new address can receive withdrawals after 24 hours.',
      picture: 'cards',
      action: { label: 'Add address', onPress: fn() },
    },
    error: {
      title: 'Balances did not load',
      text: 'The wallet service did not answer in 60 seconds. Your money is safe. Try again, or check the service status.',
      reference: 'wallet/list · 14:31:04 · ref 7F2C-91',
      onRetry: fn(),
    },
    guest: {
      title: 'You are not logged in',
      text: 'Log in to keep favourites on all your devices.',
      picture: 'favourites',
      action: { label: 'Log in', onPress: fn() },
    },
    children: <p style={{ padding: 'var(--size-gutter)' }}>The content</p>,
  },
} satisfies Meta<typeof ListState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The shape of the content, and after 800 ms a sign that it takes long. */
export const Loading: Story = {
  args: { state: 'loading' },
  decorators: [still],
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('group', { name: 'Loading' });
    await waitFor(() => expect(status).toHaveAttribute('data-phase', 'spinner'), { timeout: 3000 });
  },
};

export const Empty: Story = {
  args: { state: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Add address' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Balances did not load', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.error?.onRetry).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

export const FailedWithSecondWay: Story = {
  args: {
    state: 'error',
    error: {
      title: 'Balances did not load',
      text: 'Your money is safe.',
      onRetry: () => undefined,
      action: (
        <Button variant="secondary" size="md">
          Service status
        </Button>
      ),
    },
  },
};

export const Guest: Story = { args: { state: 'guest' } };

/** The same blocks where no list is: a whole page that did not load, a page with nothing on it. */
export const Blocks: Story = {
  render: ({ empty, error }) => (
    <>
      {error ? <ErrorBlock {...error} busy /> : null}
      {empty ? <EmptyBlock {...empty} /> : null}
    </>
  ),
};
