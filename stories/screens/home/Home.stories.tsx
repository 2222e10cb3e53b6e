import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { balanceHistoryFixture } from '../../../src/contract/fixtures/wallet.ts';
import { seenPopupsAtom, seenVersionAtom } from '../../../src/state/preferences.ts';
import { expectStale, findDialog, findQuestion, findToast, LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf, visits } from '../../support/world.ts';

const meta = {
  title: 'Screens/Home',
  ...screenMeta('pages/index/index'),
} satisfies Meta;
export default meta;

const FAILED = {
  'wallet.list': 'error',
  'content.menu': 'error',
  'content.newsList': 'error',
  'content.quotes': 'error',
  'content.popup': 'error',
} as const;
const DOWN_LOGO =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Crect width=%228%22 height=%228%22 rx=%222%22 fill=%22%230a6c8c%22/%3E%3Cpath d=%22M4 2v3M2.8 4 4 5.2 5.2 4M2.5 6.3h3%22 fill=%22none%22 stroke=%22%23fff%22 stroke-width=%22.7%22/%3E%3C/svg%3E';
const EMPTY = { 'content.menu': 'empty', 'content.newsList': 'empty', 'content.quotes': 'empty' } as const;
const LOADING = {
  'wallet.list': 'loading',
  'content.menu': 'loading',
  'content.newsList': 'loading',
  'content.quotes': 'loading',
} as const;

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('+612.38 (+1.14%)')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(visits.at(-1)).toEqual({ path: 'pages/fund/select', params: { url: 'withdraw' } }));
    const hot = within(await screen.findByRole('region', { name: 'Trending' }));
    await userEvent.click(await hot.findByRole('button', { name: /LINK/ }));
    await waitFor(() =>
      expect(visits.at(-1)).toEqual({
        path: 'pages/transaction/index2',
        params: { currency_id: '8', legal_id: '3' },
      }),
    );
  },
};

export const Guest: ScreenStory = {
  parameters: { screen: { session: 'guest' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Log in / Register' }));
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/common/login'));
    await expect(screen.queryByText('Total assets')).not.toBeInTheDocument();
  },
};

export const Loading: ScreenStory = { parameters: { screen: { calls: LOADING } } };

/** Where nothing at all came, one card says so. */
export const Failed: ScreenStory = {
  parameters: { screen: { calls: FAILED } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { name: 'Home did not load' }, LAZY)).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBe(1);
  },
};

/** Maintenance, as what stands in front of the exchange says it of every call. */
export const Closed: ScreenStory = {
  parameters: {
    screen: {
      calls: {
        'wallet.list': 'maintenance',
        'content.menu': 'maintenance',
        'content.newsList': 'maintenance',
        'content.quotes': 'maintenance',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const title = 'The exchange is under maintenance';
    await expect(await within(canvasElement).findByRole('heading', { name: title }, LAZY)).toBeVisible();
  },
};

/** Only the menu fails: everything else stands. */
export const MenuFailed: ScreenStory = {
  parameters: { screen: { calls: { 'content.menu': 'error' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('The menu did not load')).toBeVisible();
    await expect(await screen.findByText('Practise with 10,000 demo USDT')).toBeVisible();
  },
};

/** The course of the balance fails alone, and says so where it stands. */
export const HistoryFailed: ScreenStory = {
  parameters: { screen: { calls: { 'wallet.history': 'error' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Your balance history did not load', {}, LAZY)).toBeVisible();
    await expect(await screen.findByText('+612.38 (+1.14%)')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A server that publishes nothing: no block pretends. */
export const NothingPublished: ScreenStory = {
  parameters: { screen: { calls: EMPTY } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Load again' })).toBeVisible();
    // The one main button deposits.
    await expect(canvasElement.querySelectorAll("[data-variant='primary']")).toHaveLength(1);
  },
};

export const AmountsHidden: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { prefs: { hideBalances: true } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    // The total, and the day's result.
    for (const hidden of await screen.findAllByText('••••')) await expect(hidden).toBeVisible();
    await expect(screen.queryByText(/612\.38/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
    await expect(await screen.findByText('+612.38 (+1.14%)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  },
};

const { list: day } = balanceHistoryFixture('day');
const end = Number(day.at(-1)?.total);
/** The day's walk turned over at its end, so that it falls to there by what the words say. */
const losing = day.map(({ time, total }) => ({ time, total: String(end + (end - Number(total)) * 2.15) }));

export const LosingDay: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: {
      prefs: { fiat: 'CNY' },
      calls: {
        'wallet.list': { today_profit: '-1204.4', today_profit_rate: '-2.17' },
        'wallet.history': { list: losing, profit: '-1204.4', profit_rate: '-2.17' },
      },
    },
  },
};

/** Another server: an entry without a url, an unknown icon, a title that is no key of ours. */
export const FunctionUnderDevelopment: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: {
      calls: {
        'content.menu': [
          {
            id: 1,
            title: 'Staking desk',
            icon: 'Unknown',
            url: '',
            open_type: 'navigate',
            sort: 1,
            show: 1,
            is_financial: 0,
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Staking desk' }));
    await findToast('Coming soon');
    await expect(visits).toEqual([]);
  },
};

/** The popup of an id is closed once; after that it stays away. */
export const Popup: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: { prefs: { seenPopups: [] } } },
  play: async () => {
    const popup = await findDialog('A place to practise');
    await expect(await within(popup).findByText(/The money is for practice/, {}, LAZY)).toBeVisible();
  },
};

export const PopupOnce: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: { prefs: { seenPopups: [] } },
  },
  play: async ({ loaded }) => {
    const body = within(document.body);
    const dialog = await findDialog('A place to practise');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(clientOf(loaded).store.get(seenPopupsAtom)).toEqual([71]);
  },
};

export const UpdateOffered: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'common.setting': { value: '1,81' } } } },
  play: async () => {
    await findQuestion('A newer version is ready');
  },
};

/** A version that is needed says why, and is asked for at every start; nobody is kept from the exchange by it. */
export const UpdateRequired: ScreenStory = {
  parameters: { screen: { calls: { 'common.setting': { value: '2,81' } } } },
  play: async () => {
    const question = await findQuestion('A newer version is ready');
    await expect(within(question).getByText(/may stop working/)).toBeInTheDocument();
  },
};

/** "Later" is remembered for that version. */
export const UpdateLater: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: { 'common.setting': { value: '1,81' } } } },
  play: async ({ loaded }) => {
    const body = within(document.body);
    await userEvent.click(await body.findByRole('button', { name: 'Later' }, LAZY));
    await waitFor(() => expect(clientOf(loaded).store.get(seenVersionAtom)).toBe(81));
    await waitFor(() => expect(body.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const AppOffered: ScreenStory = {
  parameters: {
    screen: {
      calls: {
        'common.setting': { value: 'https://downloads.example.com/app.apk' },
        'common.siteConfig': { down_logo: DOWN_LOGO },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('complementary', { name: 'BG on your phone' });
    bar.scrollIntoView();
    await expect(within(bar).getByRole('button', { name: 'Download' })).toBeVisible();
    await waitFor(() => expect(bar.querySelector('img')?.src).toContain(DOWN_LOGO));
  },
};

export const Profile: ScreenStory = {
  tags: ['text-200'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open your profile' }));
    const sheet = await findDialog('Profile');
    await expect(await within(sheet).findByText('UID 7')).toBeVisible();
  },
};

export const ProfileFailed: ScreenStory = {
  parameters: { screen: { calls: { 'user.info': 'error' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open your profile' }));
    const sheet = await findDialog('Profile');
    await expect(await within(sheet).findByText('Your profile did not load')).toBeVisible();
    await expect(within(sheet).getByRole('button', { name: /Security/ })).toBeVisible();
  },
};

export const ProfileOfGuest: ScreenStory = {
  parameters: { screen: { session: 'guest' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open your profile' }));
    const sheet = await findDialog('Profile');
    await expect(await within(sheet).findByRole('button', { name: 'Log in / Register' })).toBeVisible();
  },
};

export const LanguageSheet: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Choose the language' }));
    const sheet = await findDialog('Language');
    await expect(await within(sheet).findByRole('radio', { name: '繁體中文' })).toBeVisible();
  },
};

export const Reconnecting: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { connection: 'reconnecting' } },
};
export const PricesStopped: ScreenStory = { parameters: { screen: { connection: 'stopped' } } };
export const Stale: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { connection: 'stale' } },
  play: async ({ canvasElement }) => {
    await expectStale(canvasElement);
    // The total and the day's result are counted from prices, and go grey with them.
    const price = canvasElement.querySelector("[data-cell='price']");
    const total = canvasElement.querySelector("[data-size='display']");
    const result = within(canvasElement).getByText('+612.38 (+1.14%)');
    for (const figure of [total, result])
      await expect(figure && getComputedStyle(figure).color).toBe(price && getComputedStyle(price).color);
  },
};

export const LongText: ScreenStory = {
  tags: ['text-200', 'no-longest'],
  parameters: {
    screen: {
      calls: {
        'content.newsList': {
          list: [
            {
              id: 91,
              c_id: 5,
              lang: 'en',
              thumbnail: '',
              cover: '',
              sorts: 1,
              url: '',
              create_time: '2026-11-20 09:00:00',
              title:
                'Settlement prices of all index futures are now computed from the volume-weighted trades of the last thirty minutes',
              abstract:
                'The change applies to every contract that settles after the first of December, and to none before',
            },
          ],
          count: 1,
        },
        'wallet.list': {
          change_wallet: { usdt_totle: '123456789012.34' },
          today_profit: '-98765432.1',
          today_profit_rate: '-12.34',
        },
      },
    },
  },
};
