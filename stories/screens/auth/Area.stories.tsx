import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { areaChoiceAtom } from '../../../src/state/area-choice.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf, visits } from '../../support/world.ts';

const meta = { title: 'Screens/Area', ...screenMeta('pages/common/area') } satisfies Meta;
export default meta;

const guest = { session: 'guest', query: { for: 'register' } } as const;

export const Ready: ScreenStory = { parameters: { screen: guest } };

/** Digits of a code find it; the choice goes back to who asked, and stands on top next time. */
export const FoundByDigits: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement, loaded }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByRole('searchbox'), '852');
    await userEvent.click(await screen.findByRole('button', { name: /Hong Kong/ }));
    await expect(clientOf(loaded).store.get(areaChoiceAtom)).toEqual({ asker: 'register', region: 'HK', code: '852' });
    await expect(localStorage.getItem('recentAreas')).toBe('HK');
    await expect(visits).toHaveLength(1);
  },
};

export const Recent: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: guest },
  beforeEach: () => localStorage.setItem('recentAreas', 'TH,JP'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Recent' })).toBeVisible();
  },
};

export const NoMatch: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect(screen.getByText('Try the English name or the digits of the code.')).toBeVisible();
    await expect(screen.getByText('Clear')).toBeVisible();
  },
};
