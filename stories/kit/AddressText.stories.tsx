import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AddressText } from '#kit/AddressText';
import type { ComponentGuide } from '../docs/guide.ts';
import { heard, Stack } from './support.tsx';

const TRON = 'TQ5fHnKd9Vb2yRz4mPcU7Lt3GaXj6EsNwX';
const ETHER = '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063';
const BITCOIN = 'bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297';
const MONERO = '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H';

const meta = {
  title: 'Components/AddressText',
  tags: ['autodocs'],
  component: AddressText,
  parameters: {
    guide: {
      use: [
        'Wherever a person compares an address, a memo or a hash: deposit, review, record of a transfer.',
        'The groups of four where money is sent; `isShort` in rows, where one only recognises it.',
      ],
      avoid: [
        'Not as the code that is scanned: use QrCode, with the address beside it.',
        'Not for the last look before a withdrawal: use ReviewSheet, which shows the address with amount and terms.',
      ],
      accessibility: [
        'A screen reader gets the whole address once; the groups are hidden from it.',
        'Copying by hand or by the button gives the address without blanks. "Copied", or that the browser refused, is announced.',
        'The text is marked as not to be translated and runs left to right in every language.',
      ],
    } satisfies ComponentGuide,
  },
  args: { address: TRON, copyLabel: 'Copy address', onCopied: fn() },
} satisfies Meta<typeof AddressText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Groups for the eyes, the whole address for a screen reader. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(TRON)).toBeInTheDocument();
    await expect(canvas.getByText('9Vb2').closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(canvas.getByText('wX').tagName).toBe('SPAN');
  },
};

/** The clipboard gets the address without blanks, and the button says so. */
export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await waitFor(() => expect(heard()).toHaveTextContent('Copied'));
    await expect(write).toHaveBeenLastCalledWith(TRON);
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    write.mockRestore();
  },
};

/** A browser that refuses is no silence: the address can be selected by hand. */
export const CopyRefused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByText('Could not copy', { exact: false })).toBeVisible();
    await expect(args.onCopied).not.toHaveBeenCalled();
    write.mockRestore();
  },
};

/** A selection by hand copies the characters without the gaps between the groups. */
export const SelectedByHand: Story = {
  args: { copyLabel: undefined },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByText('9Vb2');
    document.getSelection()?.selectAllChildren(group.parentElement ?? group);
    const clipboardData = new DataTransfer();
    group.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    await expect(clipboardData.getData('text/plain')).toBe(TRON);
    document.getSelection()?.removeAllRanges();
  },
};

/** For rows: one line; a screen reader still hears all of it. */
export const Short: Story = {
  args: { isShort: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('TQ5fHn…6EsNwX')).toBeVisible();
    await expect(within(canvasElement).getByText(TRON)).toBeInTheDocument();
  },
};

/** Without an address there is nothing to copy. */
export const Empty: Story = {
  args: { address: '  ' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('–');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** A memo is short: all of it counts. */
export const Memo: Story = { args: { address: '104829', copyLabel: 'Copy memo' } };

export const Matrix: Story = {
  render: () => (
    <Stack>
      <AddressText address={ETHER} />
      <AddressText address={BITCOIN} />
      <AddressText address={MONERO} />
      <AddressText address="WWWWMMMMWMWMwwwwWWWWMMMMWWWW" />
      <AddressText address="1234567890123" />
      <AddressText address={BITCOIN} isShort copyLabel="Copy address" />
      <AddressText address={null} />
    </Stack>
  ),
};
