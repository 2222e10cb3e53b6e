import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#kit/Button';
import { ButtonRow } from '#kit/ButtonRow';
import { Inset } from '#kit/Stack';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/ButtonRow',
  tags: ['autodocs'],
  component: ButtonRow,
  parameters: {
    guide: {
      use: ['What can be done with what stands above: two to four buttons of one size in equal parts.'],
      avoid: [
        'Not at the lower edge of a screen or sheet: their `footer` does it. Not for words that act: use TextButton.',
      ],
      accessibility: ['They follow each other in the order of their worth; with large text they go below each other.'],
    } satisfies ComponentGuide,
  },
  decorators: [
    (Story) => (
      <Inset top={12} bottom={12}>
        <Story />
      </Inset>
    ),
  ],
  args: {},
} satisfies Meta<typeof ButtonRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (labels: readonly string[]) =>
  labels.map((label, place) => (
    <Button key={label} size="md" variant={place === 0 ? 'primary' : 'secondary'}>
      {label}
    </Button>
  ));

export const Default: Story = { args: { children: buttons(['Deposit', 'Withdraw', 'Transfer']) } };

/** Four stand two by two. */
export const Four: Story = { args: { children: buttons(['Deposit', 'Withdraw', 'Transfer', 'Trade']) } };

export const LongWords: Story = {
  args: { children: buttons(['Effectuer un dépôt', 'Effectuer un retrait', 'Transférer']) },
};
