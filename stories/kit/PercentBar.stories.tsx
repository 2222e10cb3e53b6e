import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { AmountText } from '#kit/AmountText';
import { PercentBar } from '#kit/PercentBar';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Stack } from './support.tsx';

const usdt = (value: string) => <AmountText value={value} scale={2} unit="USDT" />;

const meta = {
  title: 'Components/PercentBar',
  tags: ['autodocs'],
  component: PercentBar,
  parameters: {
    guide: {
      use: [
        'A share of the balance for an order: shortcuts, and the ruler to slide along.',
        '`ruler` in a narrow column, `chips` where shortcuts are enough, `both` in a sheet.',
      ],
      avoid: [
        'Not for exact amounts: use NumberField; the two stand together.',
        'Not to show a share that nobody sets: use ProgressBar.',
      ],
      accessibility: [
        'A slider and a group of toggle buttons of one name. Arrows move by one percent, a drag snaps at the quarters.',
        'An unknown share is said as a dash, not as nought.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={(value) => args.onChange(value ?? 0)}>
      {(value, onChange) => <PercentBar {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { label: 'Share of balance', value: 50, detail: usdt('10003.92'), onChange: fn() },
} satisfies Meta<typeof PercentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const chip = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('button', { name });
const slider = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('slider', { name: 'Share of balance' });

/** Chip and ruler say the same. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(chip(canvasElement, '50%')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip(canvasElement, '75%'));
    await expect(args.onChange).toHaveBeenLastCalledWith(75);
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '75%');
    await expect(chip(canvasElement, '50%')).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A drag snaps at the quarters and stands freely between them. */
export const Sliding: Story = {
  args: { maxLabel: 'Max' },
  play: async ({ canvasElement, args }) => {
    const ruler = slider(canvasElement);
    await fireEvent.pointerDown(ruler);
    await fireEvent.change(ruler, { target: { value: '99' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await expect(chip(canvasElement, 'Max')).toHaveAttribute('aria-pressed', 'true');
    await fireEvent.change(ruler, { target: { value: '37' } });
    await fireEvent.pointerUp(ruler);
    await expect(args.onChange).toHaveBeenLastCalledWith(37);
    await expect(within(canvasElement).getByText('37%')).toBeVisible();
  },
};

/** As the ticket has it beside the book. */
export const Ruler: Story = {
  args: { look: 'ruler', detail: undefined },
  render: (args) => (
    <div style={{ inlineSize: 203 }}>
      <PercentBar {...args} />
    </div>
  ),
};

export const Chips: Story = {
  args: { look: 'chips', detail: undefined, value: 10, chips: [10, 25, 50, 75, 100], maxLabel: 'Max' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(5);
    await expect(within(canvasElement).queryByRole('slider')).toBeNull();
  },
};

/** No balance yet. */
export const Unknown: Story = {
  args: { value: null, detail: null, disabled: true },
  play: async ({ canvasElement }) => {
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '–');
    await expect(slider(canvasElement)).toBeDisabled();
    await expect(chip(canvasElement, '25%')).toBeDisabled();
  },
};

export const Malformed: Story = {
  args: { value: Number.NaN, detail: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const Huge: Story = { args: { value: 100, detail: '123,456,789,012,345,678,901.12345678 USDT' } };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <PercentBar {...args} value={0} label="Share at 0" detail={usdt('0')} />
      <PercentBar {...args} value={37} label="Share at 37" detail={usdt('7403.11')} maxLabel="สูงสุด" />
      <PercentBar {...args} value={100} label="Share at 100" detail={usdt('20008.41')} maxLabel="Maximum" />
      <PercentBar {...args} value={140} label="Share beyond" look="ruler" detail={undefined} />
    </Stack>
  ),
};
