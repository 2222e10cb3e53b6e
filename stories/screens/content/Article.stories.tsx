import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { articleFixture, newsFixtures } from '../../../src/contract/fixtures/content.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { visits } from '../../support/world.ts';

const meta = { title: 'Screens/Article', ...screenMeta('pages/common/article') } satisfies Meta;
export default meta;

const one = { session: 'guest', query: { id: 41 } } as const;
const list = { session: 'guest' } as const;

export const Ready: ScreenStory = {
  parameters: { screen: one },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { name: 'What is left' })).toBeVisible();
    const related = await screen.findByRole('region', { name: 'Related' });
    await userEvent.click(within(related).getByRole('button', { name: /Fees, told before you tap/ }));
    await waitFor(() => expect(visits.at(-1)).toEqual({ path: 'pages/common/article', params: { id: '42' } }));
  },
};

/** The article stands, and what is related to it says that it did not come. */
export const RelatedFailed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...one, calls: { 'content.newsList': 'error' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Related items did not load')).toBeVisible();
    await expect(await screen.findByRole('heading', { name: 'What is left' })).toBeVisible();
  },
};

export const Loading: ScreenStory = { parameters: { screen: { ...one, calls: { 'content.newsDetail': 'loading' } } } };
export const Failed: ScreenStory = { parameters: { screen: { ...one, calls: { 'content.newsDetail': 'error' } } } };

export const NotFound: ScreenStory = {
  parameters: { screen: { ...one, calls: { 'content.newsDetail': 'empty' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'See all news' }));
    await waitFor(() => expect(visits.at(-1)).toEqual({ path: 'pages/common/article', params: {} }));
  },
};

/** An id that is none asks nothing of the server. */
export const BrokenLink: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: { session: 'guest', query: { id: 'abc' } },
  },
};

/** The reader's language is missing: said, and in which one it is. */
export const LanguageFallback: ScreenStory = {
  parameters: {
    screen: {
      ...one,
      calls: {
        'content.newsDetail': {
          lang: 'jp',
          title: '成行注文が約定するまで',
          content: '<p>成行注文は板の最良価格から順に約定します。</p>',
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Not yet in your language. Shown in Japanese.')).toBeVisible();
  },
};

/** What a news desk may paste: scripts and handlers do not survive. */
export const HostileHtml: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: {
      ...one,
      calls: {
        'content.newsDetail': {
          content:
            '<p>Plain text stays.</p><script>document.title="taken"</script><img src="x" onerror="document.title=1"><a href="javascript:alert(1)">a link</a><iframe src="https://example.com"></iframe>',
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Plain text stays.')).toBeVisible();
    await expect(
      canvasElement.querySelector('article script, article iframe, article [onerror], article [href^="javascript"]'),
    ).toBeNull();
  },
};

export const LongText: ScreenStory = {
  tags: ['text-200', 'no-longest'],
  parameters: {
    screen: {
      ...one,
      calls: {
        'content.newsDetail': {
          title:
            'Settlement prices of all index futures are now computed from the volume-weighted trades of the last thirty minutes before expiry',
          author: 'The desk for market structure, settlement and listings',
          content: `${articleFixture.content.repeat(4)}<p>https://example.com/a/very/long/address/without/any/place/to/break/it/at/all/which/must/not/widen/the/page</p>`,
        },
      },
    },
  },
};

export const List: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: list },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: /How a market order is filled/ }));
    await waitFor(() => expect(visits.at(-1)).toEqual({ path: 'pages/common/article', params: { id: '41' } }));
  },
};

export const ListLoading: ScreenStory = {
  parameters: { screen: { ...list, calls: { 'content.newsList': 'loading' } } },
};
export const ListFailed: ScreenStory = { parameters: { screen: { ...list, calls: { 'content.newsList': 'error' } } } };
export const ListEmpty: ScreenStory = { parameters: { screen: { ...list, calls: { 'content.newsList': 'empty' } } } };

export const ListLongText: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: {
      ...list,
      calls: {
        'content.newsList': {
          list: newsFixtures.map((row) => ({
            ...row,
            title: `${row.title} `.repeat(4),
            abstract: `${row.abstract} `.repeat(6),
          })),
          count: newsFixtures.length,
        },
      },
    },
  },
};
