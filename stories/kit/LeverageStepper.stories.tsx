import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { LeverageStepper } from '#kit/LeverageStepper';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Stack } from './support.tsx';

const meta = {
  title: 'Components/LeverageStepper',
  tags: ['autodocs'],
  component: LeverageStepper,
  parameters: {
    guide: {
      use: [
        'How many times the margin a position is: only the levels that the exchange allows.',
        'Give `warnings` for the levels at which the risk grows.',
      ],
      avoid: [
        'Not for a count of things: use Stepper or LotsSlider.',
        'Not for a share of the balance: use PercentBar.',
      ],
      accessibility: [
        'A slider that says the level: "20×". Arrows go from one allowed level to the next, whatever lies between.',
        'A warning is a status with an icon and words, said when its level is reached.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={(value) => args.onChange(value ?? '')}>
      {(value, onChange) => <LeverageStepper {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: {
    label: 'Leverage',
    value: '10',
    levels: ['1', '2', '3', '5', '10', '20', '50', '75', '100', '125'],
    labelEnd: 'Margin 642.19 USDT',
    warnings: [
      { from: '20', tone: 'warning', text: 'A move of about 5% against you closes the position.' },
      { from: '75', tone: 'danger', text: 'A move of about 1% against you closes the position. You lose the margin.' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof LeverageStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

const slider = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('slider', { name: 'Leverage' });
const plus = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Leverage: increase' });
const minus = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Leverage: decrease' });

/** Steps go from level to level; what a level means is said when it is reached. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '10×');
    await expect(within(canvasElement).queryByText(/about 5%/)).toBeNull();
    await userEvent.click(plus(canvasElement));
    await expect(args.onChange).toHaveBeenLastCalledWith('20');
    await expect(within(canvasElement).getByText(/about 5%/)).toBeVisible();
    await userEvent.click(minus(canvasElement));
    await expect(within(canvasElement).queryByText(/about 5%/)).toBeNull();
  },
};

export const High: Story = { args: { value: '50' } };

export const Highest: Story = {
  args: { value: '125', labelEnd: 'Margin 51.38 USDT' },
  play: async ({ canvasElement }) => {
    await expect(plus(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByText(/You lose the margin/)).toBeVisible();
  },
};

/** The ruler stands on levels alone, evenly however far they lie apart. */
export const Sliding: Story = {
  play: async ({ canvasElement, args }) => {
    const ruler = slider(canvasElement);
    await fireEvent.pointerDown(ruler);
    await fireEvent.change(ruler, { target: { value: '8' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('100');
    await fireEvent.change(ruler, { target: { value: '2' } });
    await fireEvent.pointerUp(ruler);
    await expect(ruler).toHaveAttribute('aria-valuetext', '3×');
  },
};

/** A level that was taken off the list: steps lead back to it. */
export const BetweenLevels: Story = {
  args: { value: '30' },
  play: async ({ canvasElement, args }) => {
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '–');
    await userEvent.click(minus(canvasElement));
    await expect(args.onChange).toHaveBeenLastCalledWith('20');
  },
};

export const FewLevels: Story = { args: { levels: ['100', '10', '50'], warnings: [] } };

export const OneLevel: Story = {
  args: { value: '10', levels: ['10'], warnings: [] },
  play: async ({ canvasElement }) => {
    await expect(slider(canvasElement)).toBeDisabled();
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '10×');
    await expect(plus(canvasElement)).toBeDisabled();
    await expect(minus(canvasElement)).toBeDisabled();
  },
};

export const NoLevels: Story = {
  args: { value: null, levels: [], labelEnd: undefined },
  play: async ({ canvasElement }) => {
    await expect(plus(canvasElement)).toBeDisabled();
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '–');
  },
};

export const Malformed: Story = {
  args: { value: 'NaN', levels: ['10', 'x', '', '5', '5.0'] },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|x/);
    await userEvent.click(plus(canvasElement));
    await expect(args.onChange).toHaveBeenLastCalledWith('5');
  },
};

export const Disabled: Story = { args: { value: '50', disabled: true } };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <LeverageStepper {...args} label="Levier" labelEnd="Position 6 421,85 USDT" />
      <LeverageStepper
        {...args}
        label="เลเวอเรจ"
        value="20"
        warnings={[{ from: '20', tone: 'warning', text: 'หากราคาสวนทางราว 5% สถานะจะถูกบังคับปิด' }]}
      />
      <LeverageStepper
        {...args}
        label="杠杆"
        value="100"
        labelEnd="保证金 64.22 USDT"
        warnings={[{ from: '75', tone: 'danger', text: '价格反向波动约 1% 即被强平，保证金将全部损失。' }]}
      />
    </Stack>
  ),
};
