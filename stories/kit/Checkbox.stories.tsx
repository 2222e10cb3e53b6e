import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from '#kit/Checkbox';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Stack } from './support.tsx';

const meta = {
  title: 'Components/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  parameters: {
    guide: {
      use: [
        'Something that takes effect when the form is sent, or one of several things to tick.',
        'The sentence says what is true when it is ticked.',
      ],
      avoid: [
        'Not for what is on or off at once: use Switch.',
        'Not for consent with links and its error: use Agreement.',
      ],
      accessibility: [
        'A native checkbox: Space toggles it, and a tap on the sentence does too.',
        'A mistake is marked as invalid and tied to its sentence by `errorId`.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.checked} onChange={args.onChange}>
      {(checked, onChange) => <Checkbox {...args} checked={checked} onChange={onChange} />}
    </Held>
  ),
  args: { checked: true, children: 'Stay logged in on this phone', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Stay logged in on this phone'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    canvas.getByRole('checkbox').blur();
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Stack>
      <Checkbox checked={false} onChange={() => undefined}>
        Hide under 1 USDT
      </Checkbox>
      <Checkbox checked onChange={() => undefined}>
        Ne plus demander pour les clôtures au prix du marché, quelle que soit la position
      </Checkbox>
      <Checkbox checked={false} disabled onChange={() => undefined}>
        Cannot be changed now
      </Checkbox>
      <Checkbox checked disabled onChange={() => undefined}>
        Cannot be changed now
      </Checkbox>
    </Stack>
  ),
};
