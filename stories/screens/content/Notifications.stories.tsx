import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { noticeRowFixtures } from '../../../src/contract/fixtures/notices.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { visits } from '../../support/world.ts';

/** The list of notices, which the article's route shows (`c_id` 6). */
const meta = { title: 'Screens/Notifications', ...screenMeta('pages/common/article') } satisfies Meta;
export default meta;

const notifications = { query: { c_id: 6 } } as const;

/** What the account's owner is told: a tap marks it as read and leads to where something can be done about it. */
export const Ready: ScreenStory = {
  parameters: { screen: notifications },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: /Login from a new device.*Unread/ }));
    await waitFor(() => expect(visits.at(-1)).toEqual({ path: 'pages/setting/password', params: {} }));
    await expect(screen.getByRole('tab', { name: /Account/ })).toHaveTextContent('2');
    // Days stand over their rows.
    await expect(screen.getByText('Today')).toBeVisible();
  },
};

/** What everybody is told stands on the other tab. */
export const Announcements: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: notifications },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('tab', { name: 'Announcements' }));
    await expect(await screen.findByText('SOL/USDT tick size changes on 24 Nov')).toBeVisible();
  },
};

/** Those who have read all see neither a count nor the button. */
export const AllRead: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: {
      ...notifications,
      calls: {
        'notice.unread': { unread: 0 },
        'notice.list': { list: noticeRowFixtures.map((row) => ({ ...row, is_read: 1 })), unread: 0 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Login from a new device')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

export const ReadAll: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: notifications },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Mark all as read' }));
    await expect(await within(document.body).findByText('All marked as read')).toBeInTheDocument();
  },
};

export const Empty: ScreenStory = {
  parameters: { screen: { ...notifications, calls: { 'notice.list': 'empty', 'notice.unread': { unread: 0 } } } },
};
export const Loading: ScreenStory = {
  parameters: { screen: { ...notifications, calls: { 'notice.list': 'loading' } } },
};
export const Failed: ScreenStory = {
  parameters: { screen: { ...notifications, calls: { 'notice.list': 'error' } } },
};

/** A server without notifications of the account still has its announcements. */
export const Absent: ScreenStory = {
  parameters: { screen: { ...notifications, calls: { 'notice.list': 'absent', 'notice.unread': 'absent' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('SOL/USDT tick size changes on 24 Nov')).toBeVisible();
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};

/** A guest begins with what everybody is told. */
export const Guest: ScreenStory = {
  parameters: { screen: { ...notifications, session: 'guest' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('SOL/USDT tick size changes on 24 Nov')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Account' }));
    await expect(await screen.findByText('Log in to see what happened in your account.')).toBeVisible();
  },
};
