import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from '#kit/CopyButton';
import type { ComponentGuide } from '../docs/guide.ts';
import { heard, Stack } from './support.tsx';

const meta = {
  title: 'Components/CopyButton',
  tags: ['autodocs'],
  component: CopyButton,
  parameters: {
    guide: {
      use: [
        'Beside a short text that people take elsewhere: a memo, an order number, the reference of an error.',
        'Where it should be told in place that it was copied, because the text stays in view.',
      ],
      avoid: [
        'Not for addresses: AddressText brings it along.',
        'Not where the button goes away with the tap, as in a menu: take useCopy, which says it in a toast.',
      ],
      accessibility: [
        'The label names what is copied: "Copy memo". "Copied", or that the browser refused, is announced once.',
        'Without a value it cannot be pressed.',
      ],
    } satisfies ComponentGuide,
  },
  args: { value: '104829', label: 'Copy memo', onCopied: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The clipboard has it, and the button says so. */
export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy memo' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await waitFor(() => expect(heard()).toHaveTextContent('Copied'));
    await expect(write).toHaveBeenLastCalledWith('104829');
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    write.mockRestore();
  },
};

/** A browser that refuses is no silence: the text can be selected by hand. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy memo' }));
    await expect(await canvas.findByText('Could not copy', { exact: false })).toBeVisible();
    await expect(args.onCopied).not.toHaveBeenCalled();
    write.mockRestore();
  },
};

/** Nothing to copy yet. */
export const Empty: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Copy memo' })).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <CopyButton value="104829" label="Copy" />
      <CopyButton value="104829" label="Copy the number of the withdrawal for support" />
      <CopyButton value="" label="Copy memo" />
    </Stack>
  ),
};
