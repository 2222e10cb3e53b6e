import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '#kit/IconButton';
import { InfoIcon } from '#kit/icons';
import { RiskMeter } from '#kit/RiskMeter';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack } from './support.tsx';

const explain = fn();

const meta = {
  title: 'Components/RiskMeter',
  tags: ['autodocs'],
  component: RiskMeter,
  parameters: {
    guide: {
      use: [
        'How near an account is to liquidation: once, above its positions.',
        'Give a `note` that says what to do in the warning and danger zones.',
      ],
      avoid: [
        'Not for the risk of a single choice, such as leverage: use LeverageStepper with its warnings.',
        'Not for a share that is done: use ProgressBar.',
      ],
      accessibility: [
        'A meter that says rate and zone: "84.0%, danger". The zone is a word in a badge, its place on the ruler, and last a hue.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    value: '18.4',
    label: 'Risk rate',
    words: { safe: 'Safe', warning: 'Warning', danger: 'Danger', warn: 'warn', liquidation: 'liquidation' },
    help: <IconButton label="What the risk rate is" icon={<InfoIcon size={20} />} onClick={explain} />,
  },
} satisfies Meta<typeof RiskMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

const meter = (canvasElement: HTMLElement) => within(canvasElement).getByRole('meter', { name: 'Risk rate' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(meter(canvasElement)).toHaveAttribute('aria-valuetext', '18.4%, Safe');
    await expect(meter(canvasElement)).toHaveAttribute('aria-valuenow', '18.4');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'What the risk rate is' }));
    await expect(explain).toHaveBeenCalled();
  },
};

export const Warning: Story = {
  args: { value: '63.25', note: 'Above 100% your positions are closed. Add margin or close a part of them.' },
  play: async ({ canvasElement }) => {
    await expect(meter(canvasElement)).toHaveAttribute('aria-valuetext', '63.3%, Warning');
  },
};

export const Danger: Story = {
  args: { value: '91.7', note: 'At 100% all positions are closed at the market price.' },
};

/** A bound belongs to the graver zone. */
export const OnTheBound: Story = {
  args: { value: '50' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Warning')).toBeVisible();
  },
};

/** No positions, no rate. */
export const Empty: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Risk rate –' })).toBeInTheDocument();
    await expect(within(canvasElement).queryByText('Safe')).toBeNull();
  },
};

export const Malformed: Story = {
  parameters: { pictures: { sameAs: 'Empty', why: 'A rate that is no number is told as one that is not known.' } },
  args: { value: 'Infinity' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('–')).toBeVisible();
  },
};

/** Beyond the end of the ruler the figure still tells it. */
export const Beyond: Story = {
  args: { value: '1234567.8' },
  play: async ({ canvasElement }) => {
    await expect(meter(canvasElement)).toHaveAttribute('aria-valuenow', '100');
    await expect(within(canvasElement).getByText('1,234,567.8%')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    value: '52',
    label: 'Taux de risque du compte de contrats',
    words: {
      safe: 'Sans risque immédiat',
      warning: 'Avertissement',
      danger: 'Danger',
      warn: 'alerte',
      liquidation: 'liquidation',
    },
  },
};

export const OtherBounds: Story = { args: { value: '40', warnAt: 30, dangerAt: 60, max: 90, help: undefined } };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {['0', '18.4', '49.9', '50', '79.9', '80', '100'].map((value) => (
        <RiskMeter key={value} {...args} value={value} label={`Risk rate at ${value}`} help={undefined} />
      ))}
    </Stack>
  ),
};
