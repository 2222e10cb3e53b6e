import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AmountText } from '#kit/AmountText';
import { Select } from '#kit/Select';
import { SwapPanel, type SwapSide } from '#kit/SwapPanel';
import { Text } from '#kit/Text';
import type { ComponentGuide } from '../docs/guide.ts';

const NAMES = { spot: 'Spot', options: 'Options' } as const;

const side = (label: string, name: string, amounts: readonly [before: string, after: string]): SwapSide => ({
  label,
  note: 'before → after',
  choice: (
    <Select
      size="strong"
      label={label}
      value={name}
      options={[{ key: name, label: name }]}
      onChange={() => undefined}
    />
  ),
  value: (
    <>
      <Text as="span" tone="tertiary">
        <AmountText value={amounts[0]} scale={2} />
      </Text>{' '}
      → <AmountText value={amounts[1]} scale={2} />
    </>
  ),
});

const meta = {
  title: 'Components/SwapPanel',
  tags: ['autodocs'],
  component: SwapPanel,
  parameters: {
    guide: {
      use: [
        'Where money goes from one place to another and either may be chosen: accounts of a transfer, coins of a conversion.',
      ],
      avoid: [
        'Not where one of the two is fixed: a form says it in a line.',
        'Not for two values beside each other: use Split.',
      ],
      accessibility: [
        'The button between them says what it does by its label; it stands between the two in the order of the keyboard.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    from: side('From', NAMES.spot, ['20008.41', '18508.41']),
    to: side('To', NAMES.options, ['250', '1750']),
    swapLabel: 'Swap accounts',
    onSwap: fn(),
  },
} satisfies Meta<typeof SwapPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Swap accounts' }));
    await expect(args.onSwap).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Long names and enormous amounts go on below, and nothing lies under the button. */
export const LongWords: Story = {
  args: {
    from: side('Auszahlungskonto', 'Rückerstattungsvereinbarungskonto', ['123456789012345678.91', '0']),
    to: side('Einzahlungskonto', 'Terminkontraktsicherheitenkonto', ['0', '123456789012345678.91']),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('button', { name: 'Swap accounts' }).closest('.adm-card');
    await expect(panel?.scrollWidth).toBeLessThanOrEqual(panel?.clientWidth ?? 0);
  },
};
