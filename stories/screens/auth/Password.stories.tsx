import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { visits } from '../../support/world.ts';

const meta = { title: 'Screens/Login password', ...screenMeta('pages/setting/password') } satisfies Meta;
export default meta;

const forgot = { session: 'guest', query: { mode: 'forget' } } as const;

const fill = async (canvasElement: HTMLElement, confirm = 'quiet-river-7') => {
  const screen = within(canvasElement);
  await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
  await userEvent.type(screen.getByLabelText('New password'), 'quiet-river-7');
  await userEvent.type(screen.getByLabelText('Confirm password'), confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
};

/** Signed in: the bound address is fixed. */
export const Change: ScreenStory = {
  tags: ['dark', 'text-200'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Email address')).not.toBeInstanceOf(HTMLInputElement);
  },
};

export const Forgot: ScreenStory = { parameters: { screen: forgot } };

export const Loading: ScreenStory = { parameters: { screen: { calls: { 'user.info': 'loading' } } } };
export const Failed: ScreenStory = { parameters: { screen: { calls: { 'user.info': 'error' } } } };

export const NoEmailBound: ScreenStory = {
  parameters: { screen: { calls: { 'user.info': { email: '' } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open Security' }));
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/setting/security'));
  },
};

export const Mismatch: ScreenStory = {
  tags: ['text-200'],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'quiet-river-8');
    await expect(await within(canvasElement).findByText('The passwords do not match', { exact: false })).toBeVisible();
  },
};

export const WrongCode: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: { calls: { 'auth.checkCode': { refuse: 'The code is wrong or too old. Ask for another one.' } } },
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await expect(
      await within(canvasElement).findByText('The code is wrong or too old', { exact: false }),
    ).toBeVisible();
  },
};

/** Reset by a guest, who has typed the account at login: to login with the account filled in. */
export const ForgotDone: ScreenStory = {
  parameters: { screen: { ...forgot, query: { ...forgot.query, account: 'mira.okafor@example.com' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Email address')).toHaveValue('mira.okafor@example.com');
    await fill(canvasElement);
    await waitFor(
      () =>
        expect(visits.at(-1)).toEqual({ path: 'pages/common/login', params: { account: 'mira.okafor@example.com' } }),
      { timeout: 3000 },
    );
  },
};
