import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { findDialog, findQuestion, findToast } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';

const meta = { title: 'Screens/About', ...screenMeta('pages/common/aboutus') } satisfies Meta;
export default meta;

const guest = { session: 'guest' } as const;

export const Ready: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Version 0.8.0 (80)')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Write an email support@example.com' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Call +44 1632 960 961' })).toBeVisible();
  },
};

export const Loading: ScreenStory = {
  parameters: { screen: { ...guest, calls: { 'content.about': 'loading', 'content.contact': 'loading' } } },
};
export const Failed: ScreenStory = { parameters: { screen: { ...guest, calls: { 'content.about': 'error' } } } };
export const NothingPublished: ScreenStory = {
  parameters: { screen: { ...guest, calls: { 'content.about': 'empty', 'content.contact': 'empty' } } },
};

/** A long press on the version shows the build constant (readings A7). */
export const Diagnostics: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    fireEvent.pointerDown(await screen.findByRole('button', { name: /Version 0\.8\.0/ }), { isPrimary: true });
    await expect(await screen.findByText('Build 1.8.4')).toBeVisible();
  },
};

export const UpToDate: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Check for updates' }));
    await findToast('This is the latest version');
  },
};

export const NewerVersion: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...guest, calls: { 'common.setting': { value: '1,81' } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Check for updates' }));
    await findQuestion('A newer version is ready');
  },
};

export const Licences: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open-source licences 18' }));
    const sheet = await findDialog('Open-source licences');
    await expect(within(sheet).getByText('klinecharts')).toBeInTheDocument();
  },
};
