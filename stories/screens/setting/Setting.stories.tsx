import type { Meta } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { confirmOffAtom, directionAtom, fiatAtom, themeAtom } from '../../../src/state/preferences.ts';
import { ratesAtom } from '../../../src/state/rates.ts';
import { sessionAtom } from '../../../src/state/session-atoms.ts';
import { findDialog, findQuestion, findToast, LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf, visits } from '../../support/world.ts';

const RATES = [
  { currency_code: 'USD', rate: '1' },
  { currency_code: 'EUR', rate: '0.9544' },
  { currency_code: 'THB', rate: '34.6' },
];

const meta = {
  title: 'Screens/Settings',
  ...screenMeta('pages/setting/setting'),
  beforeEach: ({ loaded }) => clientOf(loaded).store.set(ratesAtom, { rates: RATES, saveTime: Date.now() }),
} satisfies Meta;
export default meta;

const press = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const open = async (canvasElement: HTMLElement, name: RegExp, title: string) => {
  await press(canvasElement, name);
  return within(await findDialog(title));
};

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Verify to withdraw' })).toBeVisible();
    await expect(await screen.findByRole('meter', { name: 'Verification level' })).toHaveAttribute(
      'aria-valuetext',
      'Level 0',
    );
    await userEvent.click(screen.getByRole('button', { name: /Withdrawal addresses/ }));
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/setting/wallet'));
  },
};

/** Language, currency, looks and help without an account. */
export const Guest: ScreenStory = {
  parameters: { screen: { session: 'guest' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: /FAQ/ })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    // The list is the same: what belongs to an account asks for the login when it is opened.
    await expect(await screen.findByRole('button', { name: /Withdrawal addresses/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Log in / Register' }));
    await waitFor(() =>
      expect(visits.at(-1)).toEqual({ path: 'pages/common/login', params: { redirect: 'pages/setting/setting' } }),
    );
  },
};

export const Loading: ScreenStory = {
  parameters: { screen: { calls: { 'user.info': 'loading', 'user.verification': 'loading' } } },
};

/** Rates of more than a day ago say so. */
export const OldRates: ScreenStory = {
  beforeEach: ({ loaded }) =>
    clientOf(loaded).store.set(ratesAtom, { rates: RATES, saveTime: Date.now() - 30 * 3_600_000 }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^USD · Rates as of /)).toBeVisible();
  },
};

/** The profile fails; the settings of the device still work. */
export const ProfileFailed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'user.info': 'error', 'user.verification': 'error' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Your profile did not load')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Hide amounts' }));
    await expect(screen.getByRole('switch', { name: 'Hide amounts' })).toBeChecked();
  },
};

export const UnderReview: ScreenStory = {
  parameters: { screen: { calls: { 'user.verification': { review_status: 1 } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Under review')).toBeVisible();
  },
};
export const Verified: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'user.verification': { review_status: 2 }, 'user.info': { user_level: 1 } } } },
};
export const VerificationFailed: ScreenStory = {
  parameters: {
    screen: {
      calls: { 'user.verification': { review_status: 3, reason: 'The photo of your passport is not sharp.' } },
    },
  },
};

export const LanguageSheet: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement, /^Language/, 'Language');
    await expect(await sheet.findByRole('radio', { name: '繁體中文' })).toBeVisible();
  },
};

/** The whole screen changes at once, without a reload. */
export const LanguageSwitched: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement, /^Language/, 'Language');
    await userEvent.click(await sheet.findByRole('radio', { name: '日本語' }));
    await expect(await within(canvasElement).findByRole('heading', { name: '設定' }, LAZY)).toBeVisible();
    await waitFor(() => expect(document.documentElement.lang).toBe('ja'));
  },
};

/** Found by its name in the language of the app. */
export const FiatSheet: ScreenStory = {
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement, /Display currency/, 'Display currency');
    await userEvent.type(await sheet.findByRole('searchbox'), 'baht');
    await expect(await sheet.findByRole('radio', { name: /THB/ })).toBeVisible();
    await expect(sheet.queryByRole('radio', { name: /EUR/ })).toBeNull();
  },
};

export const FiatChosen: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement, loaded }) => {
    const sheet = await open(canvasElement, /Display currency/, 'Display currency');
    await userEvent.click(await sheet.findByRole('radio', { name: /THB/ }));
    await expect(clientOf(loaded).store.get(fiatAtom)).toBe('THB');
  },
};

export const ColoursSheet: ScreenStory = {
  tags: ['text-200'],
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement, /Price colours/, 'Price colours');
    await expect(await sheet.findByRole('radio', { name: /Blue up, orange down/ })).toBeVisible();
  },
};

export const RedUp: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement, loaded }) => {
    const sheet = await open(canvasElement, /Price colours/, 'Price colours');
    await userEvent.click(await sheet.findByRole('radio', { name: 'Red up, green down' }));
    await expect(clientOf(loaded).store.get(directionAtom)).toBe('red-up');
    await waitFor(() => expect(document.documentElement.dataset.direction).toBe('red-up'));
  },
};

export const DarkChosen: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement, loaded }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Dark' }));
    await expect(clientOf(loaded).store.get(themeAtom)).toBe('dark');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  },
};

/** "Do not ask again" is undone here. */
export const ConfirmBack: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { prefs: { confirmOff: ['spot'] } } },
  play: async ({ canvasElement, loaded }) => {
    const toggle = await within(canvasElement).findByRole('switch', { name: 'Spot orders' });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await expect(clientOf(loaded).store.get(confirmOffAtom)).toEqual([]);
  },
};

export const LogOutAsked: ScreenStory = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Log out/);
    const dialog = within(await findQuestion('Log out on this phone?'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay logged in' })).toBeVisible());
  },
};

export const LoggedOut: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement, loaded }) => {
    await press(canvasElement, /Log out/);
    const dialog = within(await findQuestion('Log out on this phone?'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(clientOf(loaded).store.get(sessionAtom).token).toBeNull());
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/index/index'));
  },
};

/** A demo exchange gives its practice money anew, after a question. */
export const DemoResetAsked: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Reset demo funds/);
    const dialog = within(await findQuestion('Reset your demo funds?'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep my balances' })).toBeVisible());
  },
};

/** What the demo's own tool answers, which is no call of the wire, and the config that says where it is: no server is asked. */
function answerReset(status: number): () => void {
  const answers: readonly (readonly [end: string, answer: () => Response])[] = [
    ['/config.json', () => Response.json({})],
    ['/demo/reset', () => new Response(null, { status })],
  ];
  const asked = spyOn(window, 'fetch').mockImplementation(async (address) => {
    const [, answer] = answers.find(([end]) => String(address).endsWith(end)) ?? [];
    if (!answer) throw new Error(`Nobody answers ${String(address)}`);
    return answer();
  });
  return () => asked.mockRestore();
}

export const DemoReset: ScreenStory = {
  tags: ['no-longest'],
  beforeEach: () => answerReset(200),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Reset demo funds/);
    const dialog = within(await findQuestion('Reset your demo funds?'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Reset demo funds' }));
    await findToast('Demo funds reset');
  },
};

/** What went wrong is said in the question, which stays. */
export const DemoResetFailed: ScreenStory = {
  tags: ['no-longest'],
  beforeEach: () => answerReset(503),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Reset demo funds/);
    const dialog = within(await findQuestion('Reset your demo funds?'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Reset demo funds' }));
    await waitFor(() => expect(dialog.getByText(/Your money is safe/)).toBeVisible());
  },
};

/** A real exchange has no practice money. */
export const NoDemo: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: { 'common.siteConfig': { demo: false } } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Reset demo funds/ })).toBeNull();
  },
};

export const LongText: ScreenStory = {
  tags: ['text-200', 'no-longest'],
  parameters: {
    screen: {
      calls: {
        'user.info': {
          nickname: 'A nickname that nobody would type twice',
          account: 'an.address.of.considerable.length@department.of.something.example.com',
        },
      },
    },
  },
};
