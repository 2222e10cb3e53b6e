import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { CountDown } from '#kit/CountDown';
import { LeadText } from '#kit/LeadFigure';
import { FIXTURE_NOW_MS } from '../../src/contract/fixtures/content.ts';
import type { ComponentGuide } from '../docs/guide.ts';
import { heard, Stack } from './support.tsx';

/** Where the frozen clock stands. */
const NOW = FIXTURE_NOW_MS;
const SECOND = 1000;
const HOUR = 3600 * SECOND;

const meta = {
  title: 'Components/CountDown',
  tags: ['autodocs'],
  component: CountDown,
  parameters: {
    guide: {
      use: [
        'The time left until a known instant: settlement, end of an auction, the next code.',
        "Give the server's clock, so that a wrong phone clock changes nothing.",
      ],
      avoid: ['Not for a time that has passed: use RelativeTime.', 'Not for a share of work done: use ProgressBar.'],
      accessibility: [
        'A timer with a name. It is spoken at the minutes, the last tens of seconds and every five at the end, never each second.',
      ],
    } satisfies ComponentGuide,
  },
  args: { to: NOW + 22 * SECOND, label: 'Time to settlement', onEnd: fn() },
} satisfies Meta<typeof CountDown>;

export default meta;
type Story = StoryObj<typeof meta>;

const timer = (canvasElement: HTMLElement) => within(canvasElement).getByRole('timer', { name: 'Time to settlement' });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(timer(canvasElement)).toHaveTextContent(/^00:22$/);
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Hours: Story = {
  args: { to: NOW + 2 * HOUR + 14 * 60 * SECOND + 36 * SECOND },
  play: async ({ canvasElement }) => {
    await expect(timer(canvasElement)).toHaveTextContent(/^2:14:36$/);
  },
};

export const Days: Story = { args: { to: NOW + 167 * HOUR } };

/** A bare number for a sentence that the caller writes. */
export const Seconds: Story = {
  args: { format: 'seconds', to: NOW + 118 * SECOND },
  render: (args) => (
    <span>
      Send again in <CountDown {...args} /> s
    </span>
  ),
  play: async ({ canvasElement }) => {
    await expect(timer(canvasElement)).toHaveTextContent(/^118$/);
  },
};

export const Lead: Story = { args: { children: (time: string) => <LeadText value={time} /> } };

/** An instant that has passed ends at once, and only once. */
export const Over: Story = {
  args: { to: NOW - 5 * SECOND },
  play: async ({ canvasElement, args }) => {
    await expect(timer(canvasElement)).toHaveTextContent(/^00:00$/);
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
};

export const Unknown: Story = {
  args: { to: null },
  play: async ({ canvasElement, args }) => {
    await expect(timer(canvasElement)).toHaveTextContent(/^–$/);
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Malformed: Story = {
  parameters: { pictures: { sameAs: 'Unknown', why: 'A moment that is none is told as one that is not known.' } },
  args: { to: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(timer(canvasElement)).toHaveTextContent(/^–$/);
  },
};

/** The clock of this story goes on by a tap: what was spoken stays until the next step, and the end is told once. */
export const Runs: Story = {
  args: { to: NOW + 7 * SECOND },
  render: function Run(args) {
    const [past, setPast] = useState(0);
    return (
      <Stack>
        <CountDown {...args} now={() => NOW + past * SECOND} />
        <Button variant="secondary" size="md" onClick={() => setPast(past + 1)}>
          One second on
        </Button>
      </Stack>
    );
  },
  play: async ({ canvasElement, args }) => {
    const tick = () => userEvent.click(within(canvasElement).getByRole('button'));
    await tick();
    await expect(timer(canvasElement)).toHaveTextContent(/^00:06$/);
    await tick();
    await waitFor(() => expect(heard()).toHaveTextContent(/^Time to settlement 00:05$/));
    for (const _ of [4, 3, 2, 1]) await tick();
    await expect(timer(canvasElement)).toHaveTextContent(/^00:01$/);
    await expect(heard()).toHaveTextContent(/^Time to settlement 00:05$/);
    await tick();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {[1, 59, 60, 3599, 3600, 86_399, 86_400, 999_999_999].map((seconds) => (
        <CountDown key={seconds} to={NOW + seconds * SECOND} label={`${seconds} s`} />
      ))}
    </Stack>
  ),
};
