import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Agreement } from '../../src/kit/components/Agreement/index.ts';
import { Held } from './support.tsx';

const meta = {
  title: 'Components/Agreement',
  component: Agreement,
  render: (args) => (
    <Held value={args.checked} onChange={args.onChange}>
      {(checked, onChange) => <Agreement {...args} checked={checked} onChange={onChange} />}
    </Held>
  ),
  args: {
    checked: false,
    onChange: fn(),
    children: (
      <>
        I have read and accept the <a href="#terms">user agreement</a> and the <a href="#privacy">privacy notice</a>.
      </>
    ),
  },
} satisfies Meta<typeof Agreement>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tap on a link leaves the tick alone. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    const link = canvas.getByRole('link', { name: 'user agreement' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onChange).not.toHaveBeenCalled();
    link.blur();
  },
};

export const Missing: Story = {
  args: { error: 'Read and accept the agreement to go on.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      'Read and accept the agreement to go on.',
    );
  },
};

export const Accepted: Story = { args: { checked: true } };
