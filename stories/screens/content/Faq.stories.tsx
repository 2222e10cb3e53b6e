import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { visits } from '../../support/world.ts';

const meta = { title: 'Screens/Help', ...screenMeta('pages/common/faq') } satisfies Meta;
export default meta;

const guest = { session: 'guest' } as const;

export const Ready: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByText('What does a trade cost?'));
    await expect(await screen.findByText('The fee stands on the ticket before you confirm.')).toBeVisible();
  },
};

export const Loading: ScreenStory = { parameters: { screen: { ...guest, calls: { 'content.faq': 'loading' } } } };
export const Failed: ScreenStory = { parameters: { screen: { ...guest, calls: { 'content.faq': 'error' } } } };

export const NothingPublished: ScreenStory = {
  parameters: { screen: { ...guest, calls: { 'content.faq': 'empty' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Back to home' }));
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/index/index'));
  },
};

/** The search looks into the answers too. */
export const Search: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByRole('searchbox'), 'frozen');
    await expect(screen.getByText('Why is part of my balance frozen?')).toBeVisible();
    await expect(screen.queryByText('What does a trade cost?')).not.toBeInTheDocument();
  },
};

export const NoMatch: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByRole('searchbox'), 'zebra');
    await expect(await screen.findByRole('heading', { name: 'No answer matches' })).toBeVisible();
  },
};

/** An article without headings is no accordion: it is shown as it is. */
export const PlainArticle: ScreenStory = {
  parameters: {
    screen: {
      ...guest,
      calls: { 'content.faq': { content: '<p>Questions are answered by customer service for now.</p>' } },
    },
  },
};
