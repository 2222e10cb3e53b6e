import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FloatChip } from '#kit/FloatChip';
import { ArrowUpRightIcon } from '#kit/icons';
import { Page } from '#kit/Page';
import { FIXTURE_NOW_MS } from '../../src/contract/fixtures/content.ts';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/FloatChip',
  tags: ['autodocs'],
  component: FloatChip,
  parameters: {
    guide: {
      use: ['What was minimised and goes on: an option in seconds, with its time left and its result now.'],
      avoid: [
        'Not for an answer to a tap: use a toast.',
        'Not for what can be done on the screen: those are Buttons of its footer.',
      ],
      accessibility: ['A button in the footer of the page, read with its name, the time left and the result.'],
    } satisfies ComponentGuide,
  },
  args: {
    name: 'BTC',
    icon: <ArrowUpRightIcon size={16} />,
    result: '82',
    label: 'Show the option on BTC/USDT',
    onPress: fn(),
    to: FIXTURE_NOW_MS + 42_000,
  },
  render: (args) => (
    <Page footer={<FloatChip {...args} />}>
      <div style={{ blockSize: '5rem' }} />
    </Page>
  ),
} satisfies Meta<typeof FloatChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('button', { name: /BTC 00:42 \+82\.00/ });
    await userEvent.click(chip);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Losing: Story = { args: { result: '-100' } };

export const Stale: Story = { args: { isStale: true } };

/** It has not begun: nothing to say of its result. */
export const Bare: Story = { args: { result: undefined, icon: undefined } };

export const Huge: Story = {
  args: { name: '1000000BABYDOGE', result: '123456789012345678.12345678', scale: 8 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
