import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { VerificationLevelCard } from '#kit/VerificationLevelCard';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack, unfocus } from './support.tsx';

const go = fn();

const LEVEL_1 = ['Withdraw up to 200 BTC a day', 'Buy and sell for fiat up to 2,000 USDT an order'];
const LEVEL_2 = ['Withdraw up to 500 BTC a day', 'Buy and sell for fiat up to 1,000,000 USDT an order'];

const meta = {
  title: 'Components/VerificationLevelCard',
  tags: ['autodocs'],
  component: VerificationLevelCard,
  parameters: {
    guide: {
      use: [
        'A level of identity verification: what it allows, how far it is, and what comes next.',
        'A refused level says why and what would be right.',
      ],
      avoid: ['Not for the steps within a level: use StatusTimeline.', 'Not for a word beside a name: use Badge.'],
      accessibility: [
        'An article with a heading; the state is a word with an icon in a badge.',
        'What the level unlocks is a list. The next step is a button of the caller.',
      ],
      waitsFor: ['pages/setting/real_mark'],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Level 1: identity',
    state: 'none',
    stateLabel: 'Not verified',
    unlocks: LEVEL_1,
    note: 'Takes about two minutes. Have your passport or identity card at hand.',
    action: (
      <Button block onClick={go}>
        Verify identity
      </Button>
    ),
  },
} satisfies Meta<typeof VerificationLevelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Level 1: identity' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Verify identity' }));
    await expect(go).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

export const InReview: Story = {
  args: {
    state: 'review',
    stateLabel: 'In review',
    note: 'Sent on 15 January 2026. We answer within one working day.',
    action: undefined,
  },
};

export const Verified: Story = {
  args: { state: 'verified', stateLabel: 'Verified', note: 'Since 15 January 2026', action: undefined },
};

/** The reason says what would be right, and the way on is open. */
export const Refused: Story = {
  args: {
    state: 'refused',
    stateLabel: 'Refused',
    reason: 'The photo of the back is blurred. Take it again in daylight, with all four corners in view.',
    note: undefined,
    action: <Button block>Send again</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^The photo of the back is blurred/)).toBeVisible();
  },
};

/** A reason of an earlier refusal is not shown once the papers are in review again. */
export const ReasonIsOver: Story = {
  args: { state: 'review', stateLabel: 'In review', reason: 'The photo of the back is blurred.', action: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/blurred/)).toBeNull();
  },
};

/** Another level has to come first. */
export const NotYet: Story = {
  args: {
    title: 'Level 2: documents',
    unlocks: LEVEL_2,
    note: 'Verify level 1 first.',
    action: (
      <Button block disabled>
        Verify documents
      </Button>
    ),
  },
};

export const NothingUnlocked: Story = { args: { unlocks: [], note: undefined, action: undefined } };

export const LongWords: Story = {
  args: {
    title: 'Niveau 2 : vérification renforcée de l’identité et du domicile',
    state: 'refused',
    stateLabel: 'Vérification refusée',
    unlocks: ['Retraits jusqu’à 1,000,000,000,000,000.00000000 BTC par jour et par compte'],
    reason: 'เอกสารไม่ชัดเจน กรุณาถ่ายภาพใหม่ในที่ที่มีแสงเพียงพอและเห็นครบทั้งสี่มุม',
    note: 'Anticonstitutionnellement-anticonstitutionnellement-anticonstitutionnellement',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <VerificationLevelCard title="Level 1" state="verified" stateLabel="Verified" unlocks={LEVEL_1} />
      <VerificationLevelCard title="Level 2" state="review" stateLabel="In review" unlocks={LEVEL_2} />
      <VerificationLevelCard title="Level 2" state="refused" stateLabel="Refused" unlocks={[]} reason="Name differs." />
      <VerificationLevelCard
        title="Level 3"
        state="none"
        stateLabel="Not verified"
        unlocks={['Trade over the counter']}
      />
    </Stack>
  ),
};
