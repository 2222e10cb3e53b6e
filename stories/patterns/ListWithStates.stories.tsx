import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { still, unfocus } from '../kit/support.tsx';
import { Records, type RecordsPage, type RecordsProps } from './Records.tsx';
import { withKit } from './stage.tsx';

const ROWS = [
  { kind: 'Deposit', time: '2026-11-20 14:02:11', value: '1200' },
  { kind: 'Fee of BTC/USDT', time: '2026-11-20 11:37:54', value: '-2.50' },
  { kind: 'Bought BTC', time: '2026-11-20 11:37:54', value: '-2498.09' },
  { kind: 'Withdrawal', time: '2026-11-19 18:20:03', value: '-850' },
];
const pageOf = (page: number, hasMore: boolean): RecordsPage => ({
  rows: ROWS.map((row, index) => ({ ...row, id: page * ROWS.length + index })),
  hasMore,
});
const refuse = () => Promise.reject(new Error('refused'));

const meta = {
  title: 'Patterns/List with states',
  component: Records,
  parameters: {
    stage: 'flush',
    docs: {
      description: {
        component: [
          'Whatever a call brings is in one of five states, and each looks like itself: ready, loading, empty, error, guest. An error is never shown as an empty list: "no orders" where orders could not be read makes people place them again.',
          'The skeleton has the rows, the height and the columns of what comes, so that nothing jumps when it does. Empty says what belongs here and offers the one act that fills it. An error says what it means for the money, tries again, and has a reference for support. A guest is asked to log in before anything is loaded.',
          'The next page is asked for before its end comes into sight; when it fails, what is there stays. The end says that there is no more, so that nobody keeps pulling.',
        ].join('\n\n'),
      },
    },
  },
  args: { load: fn(), onDeposit: fn(), onLogin: fn() },
  decorators: [withKit],
} satisfies Meta<typeof Records>;

export default meta;
type Story = StoryObj<typeof meta>;

let answer: (page: RecordsPage) => void;

/** The rows take the place of a skeleton that is as high; pages come by themselves, each once, and the end says that it is one. */
export const Ready: Story = {
  args: {
    load: fn((page: number) =>
      page > 1
        ? Promise.resolve(pageOf(page, false))
        : new Promise<RecordsPage>((resolve) => {
            answer = resolve;
          }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const skeleton = canvas.getByRole('group', { name: 'Loading' }).getBoundingClientRect();
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(1));
    answer(pageOf(1, true));
    const list = await canvas.findByRole('list', { name: 'Records' });
    await expect(list.getBoundingClientRect().top).toBe(skeleton.top);
    await expect(within(list).getAllByRole('listitem')[3]?.getBoundingClientRect().bottom).toBe(skeleton.bottom);
    await expect(await canvas.findByText('No more records')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(args.load).toHaveBeenCalledTimes(2);
  },
};

/** Nothing at first, then the shape of the rows, and after 800 ms a sign that it takes long. */
export const Loading: Story = {
  args: { load: fn(() => new Promise<RecordsPage>(() => undefined)) },
  decorators: [still],
  play: async ({ canvasElement, args }) => {
    const waiting = within(canvasElement).getByRole('group', { name: 'Loading' });
    await waitFor(() => expect(waiting).toHaveAttribute('data-phase', 'spinner'), { timeout: 3000 });
    await expect(args.load).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: { load: fn(async () => ({ rows: [], hasMore: false })) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Deposit' }));
    await expect(args.onDeposit).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

let refuseNow: () => void;

/** Tried again, it runs once however often one taps; what fails once more is still an error and no empty list. */
export const Failed: Story = {
  args: {
    load: fn<RecordsProps['load']>(
      () =>
        new Promise((_, reject) => {
          refuseNow = () => reject(new Error('refused'));
        }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(1));
    refuseNow();
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    refuseNow();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByText('Your money is safe.', { exact: false })).toBeVisible();
    await expect(canvas.queryByText('No records yet')).toBeNull();
    unfocus();
  },
};

/** What has come stays where the next page fails, and a tap asks for that page alone. */
export const NextPageFailed: Story = {
  args: { load: fn((page: number) => (page === 1 ? Promise.resolve(pageOf(page, true)) : refuse())) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /next records did not load/ }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(3));
    await expect(args.load).toHaveBeenLastCalledWith(2);
    await expect(await canvas.findByRole('button', { name: /next records did not load/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    unfocus();
  },
};

/** Nothing is loaded for a guest; the one button leads to the login. */
export const Guest: Story = {
  args: { isGuest: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log in' }));
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
    await expect(args.load).not.toHaveBeenCalled();
    unfocus();
  },
};
