import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AddressText } from '#kit/AddressText';
import { ProgressBar } from '#kit/ProgressBar';
import { StatusTimeline, type TimelineStep } from '#kit/StatusTimeline';
import { TimeText } from '#kit/TimeText';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack, still } from './support.tsx';

const at = (time: string) => <TimeText value={`2026-01-15 ${time}`} lang="en" look="minutes" />;
const asked: TimelineStep = { key: 'asked', title: 'Requested', state: 'done', time: at('14:02:00') };
const reviewed: TimelineStep = { key: 'review', title: 'Reviewed', state: 'done', time: at('14:05:00') };
const sent: TimelineStep = {
  key: 'sent',
  title: 'Sent to the network',
  state: 'current',
  note: <ProgressBar label="12 of 20 confirmations" share="0.6" valueText="about 2 min left" />,
};
const arrived: TimelineStep = { key: 'arrived', title: 'Arrived', state: 'waiting' };

const meta = {
  title: 'Components/StatusTimeline',
  tags: ['autodocs'],
  component: StatusTimeline,
  parameters: {
    guide: {
      use: [
        'How far something has come, step by step: a withdrawal, a verification, a dispute.',
        'A failed step says in its note why, and what to do.',
      ],
      avoid: ['Not for a share of work: use ProgressBar.', 'Not for a list of unrelated events: use LedgerRow.'],
      accessibility: [
        'An ordered list with a name. Each step says its state in a word; the one that goes on is marked as the current step.',
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Progress of the withdrawal', steps: [asked, reviewed, sent, arrived] },
} satisfies Meta<typeof StatusTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each step says its state in words too; the current one is marked as such. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Progress of the withdrawal' });
    const steps = within(list).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    await expect(steps[0]).toHaveTextContent('Requested Done15 Jan, 14:02');
    await expect(steps[2]).toHaveTextContent('Sent to the network In progress');
    await expect(steps[3]).toHaveTextContent('Arrived Not started yet');
  },
};

export const AllDone: Story = {
  args: {
    steps: [
      asked,
      reviewed,
      { ...sent, state: 'done', time: at('14:09:00'), note: undefined },
      {
        ...arrived,
        state: 'done',
        time: at('14:11:00'),
        note: <AddressText isShort address="c1f7b52d8e0a4f6c9b3d7e1a5c8f2046b9d3e7a1c5f80264" copyLabel="Copy hash" />,
      },
    ],
  },
};

/** What failed says why, what it means for the money, and leads on. */
export const Failed: Story = {
  args: {
    steps: [
      asked,
      {
        key: 'review',
        title: 'Refused',
        state: 'failed',
        time: at('14:05:00'),
        note: (
          <>
            The address belongs to another network. 850.00 USDT are back in your account.{' '}
            <a href="#support">Ask support</a>
          </>
        ),
      },
      arrived,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/^Refused Failed/);
    await expect(canvas.getByRole('link', { name: 'Ask support' })).toBeVisible();
  },
};

export const NotBegun: Story = {
  args: { steps: [{ key: 'asked', title: 'Requested', state: 'waiting', time: '–' }, arrived] },
};

export const OneStep: Story = { args: { steps: [asked] } };

/** No steps, no list. */
export const Empty: Story = {
  tags: ['play-only'],
  args: { steps: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = { args: { isLoading: true }, decorators: [still] };

export const LongWords: Story = {
  args: {
    label: 'Avancement de la vérification',
    steps: [
      {
        key: 'asked',
        title: 'Demande de vérification d’identité envoyée avec trois documents',
        state: 'done',
        time: '15 janvier 2026 à 14:02',
      },
      {
        key: 'review',
        title: 'คำขอของคุณอยู่ระหว่างการตรวจสอบโดยเจ้าหน้าที่',
        state: 'current',
        note: 'Hash 0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A0638f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <StatusTimeline label="Running" steps={[asked, sent, arrived]} />
      <StatusTimeline label="Stopped" steps={[asked, { ...sent, state: 'failed', note: 'Rejected' }]} />
      <StatusTimeline label="Ahead" steps={[{ ...asked, state: 'current', time: undefined }, arrived]} />
    </Stack>
  ),
};
