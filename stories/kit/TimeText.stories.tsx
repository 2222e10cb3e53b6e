import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TimeText } from '#kit/TimeText';
import { LANG_TAG, LANGS } from '../../src/domain/constants.ts';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack } from './support.tsx';

const meta = {
  title: 'Components/TimeText',
  tags: ['autodocs'],
  component: TimeText,
  parameters: {
    guide: {
      use: [
        'When something was, where the time itself decides: orders, records, results, the day of an article.',
        '`minutes` in rows, `seconds` where one looks closely, `clock` for what is of today, `day` for what is read.',
      ],
      avoid: [
        'Not for how long ago something was: use RelativeTime. Not for the time left: use CountDown.',
        'Not inside a sentence: there the time is one of the words.',
      ],
      accessibility: ['A time element with the exact instant. What is no time shows as a dash.'],
    } satisfies ComponentGuide,
  },
  args: { value: '2026-01-15 14:02:11', lang: 'en' },
} satisfies Meta<typeof TimeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-01-15T14:02:11.000Z');
  },
};

export const Looks: Story = {
  render: (args) => (
    <Stack>
      {(['day', 'minutes', 'seconds', 'clock'] as const).map((look) => (
        <span key={look}>
          <TimeText {...args} look={look} />
        </span>
      ))}
    </Stack>
  ),
};

export const Languages: Story = {
  render: (args) => (
    <Stack>
      {LANGS.map((lang) => (
        <span key={lang} lang={LANG_TAG[lang]}>
          <TimeText {...args} lang={lang} look="seconds" />
        </span>
      ))}
    </Stack>
  ),
};

export const Malformed: Story = {
  render: () => (
    <Stack>
      {['soon', '', '2026-02-31', null, undefined, '99999999999999999999'].map((value) => (
        <span key={String(value)}>
          <TimeText value={value} lang="en" />
        </span>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(6);
  },
};
