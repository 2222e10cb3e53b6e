import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { quarterBarFixtures } from '../../../src/contract/fixtures/bars.ts';
import { sessionAtom } from '../../../src/state/session-atoms.ts';
import { findDialog, findToast, LAZY, sendAgain } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf, visits } from '../../support/world.ts';

const meta = {
  title: 'Screens/Login',
  ...screenMeta('pages/common/login'),
} satisfies Meta;
export default meta;

/** The past day in the quarters that are asked for: it ends higher than it began, as the change above it says. */
const day = quarterBarFixtures('BTC/USDT');
const guest = { session: 'guest', calls: { 'market.bars': day } } as const;

const fill = async (canvasElement: HTMLElement, account: string, password: string) => {
  const screen = within(canvasElement);
  if (account) await userEvent.type(await screen.findByLabelText('Email, phone or username'), account);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

export const Ready: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Live prices', {}, LAZY)).toBeVisible();
  },
};

/** The field that is typed in has the ink of its edge; what is in it stays. */
export const Focused: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    const account = await within(canvasElement).findByLabelText('Email, phone or username');
    await userEvent.type(account, 'mira.okafor@exam');
    await expect(account).toHaveFocus();
  },
};

/** Where prices are old, none is called live: their time stands in its place. */
export const PricesStale: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...guest, connection: 'stale' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Prices as of \d\d:\d\d:\d\d$/, {}, LAZY)).toBeVisible();
    await expect(canvas.queryByText(/\blive\b/i)).toBeNull();
  },
};

export const AccountMissing: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '', 'whatever1');
    const screen = within(canvasElement);
    await expect(await screen.findByText('Enter your email, phone or username', { exact: false })).toBeVisible();
    await expect(screen.getByLabelText('Email, phone or username')).toHaveFocus();
  },
};

export const SpecialCharacters: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'mira@example.com', 'pass$word');
    await expect(
      await within(canvasElement).findByText('Only letters, digits and @ . _ - + % can be used', { exact: false }),
    ).toBeVisible();
  },
};

/** The server's own sentence stands at the password; it goes as soon as one types (readings G3). */
export const WrongPassword: ScreenStory = {
  tags: ['text-200'],
  parameters: {
    screen: {
      ...guest,
      calls: {
        ...guest.calls,
        'auth.login': {
          refuse: {
            en: 'Account or password is wrong. 4 tries left before a 15 min pause.',
            fra: 'Le compte ou le mot de passe est incorrect. Il reste 4 essais avant une pause de 15 min.',
          },
        },
      },
      again: sendAgain,
    },
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'mira.okafor@example.com', 'wrong-one-1');
    const screen = within(canvasElement);
    await expect(await screen.findByText('4 tries left', { exact: false })).toBeVisible();
    await expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Locked: ScreenStory = {
  parameters: {
    screen: {
      ...guest,
      calls: {
        ...guest.calls,
        'auth.login': {
          refuse: {
            en: 'This account is locked until 15:02. Nothing in it has changed.',
            fra: 'Ce compte est verrouillé jusqu’à 15:02. Rien n’y a été modifié.',
          },
        },
      },
      again: sendAgain,
    },
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'mira.okafor@example.com', 'wrong-one-1');
    await expect(await within(canvasElement).findByText(/locked until 15:02/)).toBeVisible();
  },
};

export const Busy: ScreenStory = {
  parameters: { screen: { ...guest, calls: { ...guest.calls, 'auth.login': 'loading' } } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'mira.okafor@example.com', 'demo-1234');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /Log in/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** The token is kept, and the way leads back to the wanted screen. */
export const Success: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...guest, query: { redirect: 'pages/transaction/currency?currency_id=1' } } },
  play: async ({ canvasElement, loaded }) => {
    await fill(canvasElement, 'mira.okafor@example.com', 'demo-1234');
    await findToast('You are logged in');
    await expect(clientOf(loaded).store.get(sessionAtom).token).toBe('fixture-token');
    await waitFor(
      () => expect(visits.at(-1)).toEqual({ path: 'pages/transaction/currency', params: { currency_id: '1' } }),
      { timeout: 3000 },
    );
  },
};

/** Who is signed in already has nothing to do here. */
export const AlreadySignedIn: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: { calls: guest.calls },
  },
  play: async () => {
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/index/index'));
  },
};

export const FromRegistration: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...guest, query: { account: 'new.trader@example.com' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await waitFor(() =>
      expect(screen.getByLabelText('Email, phone or username')).toHaveValue('new.trader@example.com'),
    );
    // The reset of a password is told the account too.
    const forgot = screen.getByRole('button', { name: 'Forgot password?' });
    await userEvent.click(forgot);
    await waitFor(() =>
      expect(visits.at(-1)).toMatchObject({
        path: 'pages/setting/password',
        params: { mode: 'forget', account: 'new.trader@example.com' },
      }),
    );
    forgot.blur();
  },
};

/** The language changes at once; what was typed stays. */
export const LanguageSwitched: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Email, phone or username'), 'mira');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    const sheet = await findDialog('Language');
    await userEvent.click(await within(sheet).findByRole('radio', { name: 'Français' }));
    await expect(await screen.findByRole('heading', { name: 'Connexion à BG' }, LAZY)).toBeVisible();
    await expect(screen.getByLabelText('E‑mail, téléphone ou nom d’utilisateur')).toHaveValue('mira');
  },
};
