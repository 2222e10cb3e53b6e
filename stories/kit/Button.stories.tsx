import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, type ButtonVariant } from '#kit/Button';
import { ArrowLineDownIcon, ArrowLineUpIcon, SwapIcon } from '#kit/icons';
import type { ComponentGuide } from '../docs/guide.ts';
import { Matrix, Stack, still, unfocus } from './support.tsx';

const meta = {
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
  parameters: {
    guide: {
      use: [
        'What happens when it is tapped, said as verb and object: "Buy BTC", "Withdraw 850.00 USDT".',
        'One primary a view. `buy` and `sell` follow the direction colours; `danger` is for what cannot be taken back: outlined, so that it never reads as sell; `danger-fill` where a word was typed first.',
      ],
      avoid: [
        'Not for an icon alone: use IconButton.',
        'Not for one of several choices: use Chip, SideSwitch or SegmentTabs.',
        'Not as a link within a sentence: that is a link.',
      ],
      accessibility: [
        'A native button: Enter and Space work, and the words are its name unless `label` says more.',
        'While busy it keeps the focus, says that it is busy, and ignores taps.',
        '44 px to touch even where the paint is 32.',
      ],
    } satisfies ComponentGuide,
  },
  args: { children: 'Withdraw 850.00 USDT', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Withdraw 850.00 USDT' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

/** Taps do nothing while the call runs, and the words stay. */
export const Busy: Story = {
  args: { busy: true, block: true },
  decorators: [still],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Withdraw 850.00 USDT' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    unfocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const WithIcons: Story = {
  render: () => (
    <Matrix columns={3}>
      <Button size="touch" icon={<ArrowLineDownIcon size={20} />} block>
        Deposit
      </Button>
      <Button size="touch" variant="secondary" icon={<ArrowLineUpIcon size={20} />} block>
        Withdraw
      </Button>
      <Button size="touch" variant="secondary" icon={<SwapIcon size={20} />} block>
        Transfer
      </Button>
    </Matrix>
  ),
};

/** Long words wrap inside the button; nothing is cut. */
export const LongText: Story = {
  render: () => (
    <Stack>
      <Button block>ยืนยันการถอนเงินไปยังที่อยู่กระเป๋าเงินดิจิทัลที่บันทึกไว้</Button>
      <Matrix columns={2}>
        <Button variant="secondary" block>
          Conserver la position ouverte
        </Button>
        <Button block>Clôturer immédiatement</Button>
      </Matrix>
    </Stack>
  ),
};

const VARIANTS: readonly [ButtonVariant, string][] = [
  ['primary', 'Deposit'],
  ['secondary', 'Cancel'],
  ['danger', 'Delete'],
  ['danger-fill', 'Close account'],
  ['buy', 'Buy'],
  ['sell', 'Sell'],
  ['text', 'More'],
];

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={4}>
      {VARIANTS.flatMap(([variant, word]) => [
        <Button key={`${variant}-lg`} variant={variant} block>
          {word}
        </Button>,
        <Button key={`${variant}-md`} variant={variant} size="md" block>
          {word}
        </Button>,
        <Button key={`${variant}-sm`} variant={variant} size="sm" block>
          {word}
        </Button>,
        <Button key={`${variant}-off`} variant={variant} size="sm" disabled block>
          {word}
        </Button>,
      ])}
    </Matrix>
  ),
};
