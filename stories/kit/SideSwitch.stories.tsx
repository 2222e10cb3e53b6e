import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArrowDownRightIcon, ArrowUpRightIcon } from '#kit/icons';
import { SideSwitch } from '#kit/SideSwitch';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Stack } from './support.tsx';

const meta = {
  title: 'Components/SideSwitch',
  tags: ['autodocs'],
  component: SideSwitch,
  parameters: {
    guide: {
      use: ['Which side of a trade: buy or sell, up or down, at the head of a ticket.'],
      avoid: [
        'Not for other pairs of choices: use Chip or SegmentTabs.',
        'Not as the button that trades: use Button with `buy` or `sell`.',
      ],
      accessibility: [
        'A radio group with a name. Arrows flip it, and Tab reaches it once.',
        'The word says the side; the colour follows the chosen direction and only repeats it.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <SideSwitch {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { label: 'Side', value: 'buy', labels: { buy: 'Buy', sell: 'Sell' }, onChange: fn() },
} satisfies Meta<typeof SideSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('sell');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Buy' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Buy' })).toHaveFocus();
    canvas.getByRole('radio', { name: 'Buy' }).blur();
  },
};

export const Sell: Story = { args: { value: 'sell' } };

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Stack>
      {(['buy', 'sell'] as const).map((side) => (
        <SideSwitch
          key={side}
          label="Direction"
          value={side}
          labels={{ buy: 'Up', sell: 'Down' }}
          icons={{ buy: <ArrowUpRightIcon size={16} />, sell: <ArrowDownRightIcon size={16} /> }}
          onChange={() => undefined}
        />
      ))}
      <SideSwitch
        label="Side"
        value="buy"
        labels={{ buy: 'Acheter à découvert', sell: 'Vendre à découvert' }}
        onChange={() => undefined}
      />
    </Stack>
  ),
};
