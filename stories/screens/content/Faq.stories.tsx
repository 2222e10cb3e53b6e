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

/** A topic shows its own questions, the first of them open, until all are asked for again. */
export const Topic: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Fees 1' }));
    await expect(await screen.findByText('The fee stands on the ticket before you confirm.')).toBeVisible();
    await expect(screen.queryByText('Is the money real?')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await expect(screen.getByText('Is the money real?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fees 1' }));
  },
};

/** Customer service is there for what has no answer. */
export const ToService: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ask customer service' }));
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/kefu/index'));
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
    // The one main button asks customer service.
    await expect(canvasElement.querySelectorAll("[data-variant='primary']")).toHaveLength(1);
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

/** Whoever comes for one question finds it open. */
export const OneQuestion: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { ...guest, query: { question: '1' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(
      await screen.findByText('Open orders stand below the ticket. What has filled stays filled.'),
    ).toBeVisible();
  },
};
