import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from '#kit/Switch';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Matrix } from './support.tsx';

const meta = {
  title: 'Components/Switch',
  tags: ['autodocs'],
  component: Switch,
  parameters: {
    guide: {
      use: ['Something that is on or off at once, without a save button.'],
      avoid: ['Not for a choice that a form sends: use Checkbox.', 'Not for one of two sides: use SideSwitch.'],
      accessibility: [
        'A switch named by its label; Space and Enter flip it. In a SettingRow the same words stand as text.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.checked} onChange={args.onChange}>
      {(checked, onChange) => <Switch {...args} checked={checked} onChange={onChange} />}
    </Held>
  ),
  args: { checked: true, label: 'Confirm before each order', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Confirm before each order' });
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await expect(control).toBeChecked();
    control.blur();
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={4}>
      <Switch checked label="On" onChange={() => undefined} />
      <Switch checked={false} label="Off" onChange={() => undefined} />
      <Switch checked disabled label="On, fixed" onChange={() => undefined} />
      <Switch checked={false} disabled label="Off, fixed" onChange={() => undefined} />
    </Matrix>
  ),
};
