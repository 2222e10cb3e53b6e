import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Agreement } from '#kit/Agreement';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held } from './support.tsx';

const meta = {
  title: 'Components/Agreement',
  tags: ['autodocs'],
  component: Agreement,
  parameters: {
    guide: {
      use: [
        'Before a step that needs consent, with its links in the sentence: sign-up, first trade, a product with risk.',
        'Set `error` when the user goes on without the tick, and say what is missing.',
      ],
      avoid: [
        'Not for a tick that nobody must set: use Checkbox.',
        'Not to confirm an act that moves money: use ReviewSheet.',
      ],
      accessibility: [
        'A checkbox named by its whole sentence. The links in it are reached by Tab and leave the tick alone.',
        'The error is announced at once and stays tied to the box as its description.',
      ],
    } satisfies ComponentGuide,
  },
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
