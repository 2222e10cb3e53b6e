import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RelativeTime } from '#kit/RelativeTime';
import { FIXTURE_NOW_MS } from '../../src/contract/fixtures/content.ts';
import { LANG_TAG, LANGS } from '../../src/domain/constants.ts';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack } from './support.tsx';

/** Where the frozen clock stands. */
const NOW = FIXTURE_NOW_MS;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const meta = {
  title: 'Components/RelativeTime',
  tags: ['autodocs'],
  component: RelativeTime,
  parameters: {
    guide: {
      use: [
        'How long ago something was: news, bids, messages, records of today.',
        'It grows older by itself, once a minute.',
      ],
      avoid: [
        'Not for an instant to come: use CountDown.',
        'Not where the exact time decides, as in a ledger: write date and time.',
      ],
      accessibility: [
        'A time element with the exact instant; the full time stands in its title. Changes are not announced.',
      ],
    } satisfies ComponentGuide,
  },
  args: { value: NOW - 7 * MINUTE, lang: 'en' },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('7 minutes ago');
    await expect(time).toHaveAttribute('datetime', '2026-11-20T14:24:04.000Z');
    await expect(time.title).toMatch(/^2026-11-2\d \d\d:24:04$/);
  },
};

/** Under five minutes. */
export const JustNow: Story = { args: { value: NOW - 2 * MINUTE } };

export const Seconds: Story = {
  args: { value: Math.floor((NOW - 3 * 60 * MINUTE) / 1000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 hours ago')).toBeVisible();
  },
};

export const WireText: Story = {
  args: { value: '2026-11-18 14:31:04' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2 days ago')).toBeVisible();
  },
};

/** After 30 days the date itself. */
export const Old: Story = {
  args: { value: '2026-01-15 12:00:00' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2026-01-15')).toBeVisible();
  },
};

export const OldInWords: Story = { args: { value: NOW - 400 * DAY, format: false } };

export const Ahead: Story = { args: { value: NOW + 2 * 60 * MINUTE } };

export const Malformed: Story = {
  render: () => (
    <Stack>
      {['soon', '', '2026-02-31', null, undefined, '99999999999999999999'].map((value) => (
        <RelativeTime key={String(value)} value={value} lang="en" />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(6);
  },
};

export const Languages: Story = {
  render: (args) => (
    <Stack>
      {LANGS.map((lang) => (
        <span key={lang} lang={LANG_TAG[lang]}>
          <RelativeTime {...args} lang={lang} />
        </span>
      ))}
    </Stack>
  ),
};
