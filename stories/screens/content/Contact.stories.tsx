import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { visits } from '../../support/world.ts';

const meta = { title: 'Screens/Contact', ...screenMeta('pages/common/contactus') } satisfies Meta;
export default meta;

const guest = { session: 'guest' } as const;

export const Ready: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: /Write an email/ })).toBeVisible();
    await expect(await screen.findByRole('button', { name: /Call/ })).toHaveTextContent('+44 1632 960 961');
    // Each way once: a paragraph that only names one is not repeated above the rows.
    await expect(screen.getAllByText('support@example.com')).toHaveLength(1);
    // What the help begins with leads to its answer there.
    await userEvent.click(await screen.findByRole('button', { name: 'How do I cancel an order?' }));
    await waitFor(() => expect(visits.at(-1)).toMatchObject({ path: 'pages/common/faq', params: { question: '1' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask customer service' }));
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/kefu/index'));
  },
};

export const Loading: ScreenStory = { parameters: { screen: { ...guest, calls: { 'content.contact': 'loading' } } } };
export const NothingPublished: ScreenStory = {
  parameters: { screen: { ...guest, calls: { 'content.contact': 'empty' } } },
};

/** The article fails, customer service stays. */
export const Failed: ScreenStory = {
  parameters: { screen: { ...guest, calls: { 'content.contact': 'error' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('The contact page did not load')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Ask customer service' })).toBeVisible();
  },
};

/** Help has no questions yet. */
export const NoQuestions: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { ...guest, calls: { 'content.faq': 'empty' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Your question may be answered already' })).toHaveTextContent(
        /^Your question may be answered alreadyFAQNews$/,
      ),
    );
  },
};
