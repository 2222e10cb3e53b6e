import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { TickRuler, type TickRulerProps } from '#kit/TickRuler';
import type { ComponentGuide } from '../docs/guide.ts';

function Held({ value: initial, onChange, ...rest }: TickRulerProps) {
  const [value, setValue] = useState(initial);
  return (
    <TickRuler
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/TickRuler',
  tags: ['autodocs'],
  component: TickRuler,
  parameters: {
    guide: {
      use: [
        'A value along a scale that means something: percent, leverage, risk, price.',
        'Leave `onChange` out where it only shows.',
      ],
      avoid: [
        "Not for the day's range of a price: use RangeRuler. Not for time in a ring: use TickRing.",
        'Not for an exact amount: use NumberField.',
      ],
      accessibility: [
        'A slider that takes arrow keys by one step and says its value by `valueText`; without `onChange` a meter.',
        '44 px high where it moves. A drag snaps at the stops.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Held {...args} />,
  args: { value: 50, onChange: fn(), label: 'Percent of balance' },
} satisfies Meta<typeof TickRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider', { name: 'Percent of balance' })).toHaveAttribute(
      'aria-valuetext',
      '50%',
    );
  },
};

/** Arrows move by 1, Home and End go to the ends (readings G18). */
export const Keyboard: Story = {
  parameters: { focus: 'kept' },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole<HTMLInputElement>('slider');
    slider.focus();
    // A script's key does not move a native range; the value it would take is what the ruler must not snap.
    await userEvent.keyboard('{ArrowRight}');
    await fireEvent.change(slider, { target: { value: '51' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    slider.blur();
  },
};

/** A drag that ends near a stop lands on it. */
export const DragSnaps: Story = {
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    await fireEvent.pointerDown(slider);
    await fireEvent.change(slider, { target: { value: '74' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(75);
    await fireEvent.change(slider, { target: { value: '60' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await fireEvent.pointerUp(slider);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Leverage: Story = {
  args: {
    value: 20,
    min: 1,
    max: 100,
    stops: [1, 25, 50, 75, 100],
    stopText: (stop: number) => `${stop}×`,
    valueText: (value: number) => `${value}×`,
    label: 'Leverage',
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[0, 25, 37, 50, 75, 100].map((value) => (
        <TickRuler key={value} {...args} value={value} label={`Percent ${value}`} />
      ))}
    </div>
  ),
};
