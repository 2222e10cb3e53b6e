import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangeText } from '#kit/ChangeText';
import { Stack } from '#kit/Stack';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/ChangeText',
  tags: ['autodocs'],
  component: ChangeText,
  parameters: {
    guide: {
      use: ['What was won or lost, with its share in percent: the result of a day, of a position, of a trader.'],
      avoid: ['Not for a change of a price alone: use PercentText or ChangePill. Not for an amount: use AmountText.'],
      accessibility: ['The sign says the direction; arrow and colour only repeat it.'],
    } satisfies ComponentGuide,
  },
  args: { value: '612.38', scale: 2, percent: '1.29' },
} satisfies Meta<typeof ChangeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+612.38 (+1.29%)');
  },
};

/** Counted from prices that are old: sign and arrow stay, the colour of the direction goes. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('[data-direction]');
    const grey = getComputedStyle(canvasElement).getPropertyValue('--color-stale-text');
    const probe = canvasElement.appendChild(document.createElement('i'));
    probe.style.color = grey;
    await expect(figure && getComputedStyle(figure).color).toBe(getComputedStyle(probe).color);
    probe.remove();
  },
};

/** Without a figure there is no direction, and the empty mark. */
export const Directions: Story = {
  render: () => (
    <Stack gap={8}>
      <ChangeText value="412.6" scale={2} percent="4.13" />
      <ChangeText value="-100" scale={2} percent="-1" />
      <ChangeText value="0" scale={2} percent="0" />
      <ChangeText value={null} scale={2} percent={null} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('– (–)');
  },
};
