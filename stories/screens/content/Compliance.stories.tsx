import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';

const meta = { title: 'Screens/Compliance', ...screenMeta('pages/setting/operational_compliance') } satisfies Meta;
export default meta;

const guest = { session: 'guest' } as const;

export const Ready: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '1. Client money' })).toBeVisible();
    await expect(await within(canvasElement).findByRole('heading', { name: 'Prices can be checked' })).toBeVisible();
    // Of the day that has ended, and of no other.
    await expect(within(canvasElement).getAllByText('0d'.repeat(32))).toHaveLength(1);
    await expect(within(canvasElement).getAllByRole('button', { name: 'Copy secret number' })).toHaveLength(1);
  },
};
export const Loading: ScreenStory = {
  parameters: { screen: { ...guest, calls: { 'content.compliance': 'loading' } } },
};
export const Failed: ScreenStory = { parameters: { screen: { ...guest, calls: { 'content.compliance': 'error' } } } };
export const NothingPublished: ScreenStory = {
  parameters: { screen: { ...guest, calls: { 'content.compliance': 'empty' } } },
};

/** The proof fails alone: its card stays, and says so. */
export const ProofFailed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...guest, calls: { 'market.secrets': 'error' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Prices can be checked' })).toBeVisible();
    await expect(await within(canvasElement).findByText('The fingerprints did not load')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** An exchange whose prices come from elsewhere publishes no secret: the rules stand alone. */
export const WithoutProof: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...guest, calls: { 'market.secrets': 'empty' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '1. Client money' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('heading', { name: 'Prices can be checked' })).toBeNull();
  },
};
