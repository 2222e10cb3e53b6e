import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { visits } from '../../support/world.ts';

const meta = { title: 'Screens/Contact', ...screenMeta('pages/common/contactus') } satisfies Meta;
export default meta;

const guest = { session: 'guest' } as const;

export const Ready: ScreenStory = {
  parameters: {
    screen: {
      ...guest,
      calls: {
        'content.contact': {
          content:
            '<p>Write to <a href="mailto:support@example.com">support@example.com</a>, or call <a href="tel:+441632960961">+44 1632 960961</a> on weekdays.</p>',
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: /Write an email/ })).toBeVisible();
    await expect(await screen.findByRole('button', { name: /Call/ })).toBeVisible();
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
