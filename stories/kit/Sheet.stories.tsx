import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { PasswordField } from '#kit/PasswordField';
import { Sheet, type SheetProps } from '#kit/Sheet';
import type { ComponentGuide } from '../docs/guide.ts';
import { LAZY, settled } from './support.tsx';

function Opened(props: SheetProps) {
  const [isOpen, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Review
      </Button>
      <Sheet
        {...props}
        open={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const facts = (
  <KeyValueList>
    <KeyValue label="Network" value="Tron (TRC20)" />
    <KeyValue label="Amount" value="850.00 USDT" />
    <KeyValue label="Network fee" value="−1.00 USDT" />
    <KeyValue label="Arrives" value="about 5 min after review" />
  </KeyValueList>
);

const meta = {
  title: 'Components/Sheet',
  tags: ['autodocs'],
  component: Sheet,
  parameters: {
    guide: {
      use: [
        'Something to choose or check without leaving the screen. It loads when first opened.',
        'Long content scrolls; the buttons in `footer` stay.',
      ],
      avoid: [
        'Not for a question with two answers: use Confirm. Not for the last look before money moves: use ReviewSheet.',
        'Not for one of many: use PickerSheet. Not for a task of several steps: use Page.',
      ],
      accessibility: [
        'A modal dialog named by its title. The focus begins on the panel, stays inside, and returns to where it was.',
        'Esc, the back gesture, a tap beside, the cross and a pull downwards close it, unless it is locked.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Opened {...args} />,
  args: { open: true, title: 'Review withdrawal', onClose: fn(), children: facts },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

async function sheet() {
  const opened = await within(document.body).findByRole('dialog', { name: 'Review withdrawal' }, LAZY);
  await settled();
  return opened;
}

export const Default: Story = {
  play: async () => {
    await expect(await sheet()).toBeVisible();
  },
};

export const WithFooter: Story = {
  args: { footer: <Button>Withdraw 850.00 USDT</Button> },
  play: async () => {
    await expect(await sheet()).toBeVisible();
  },
};

/** More than the screen holds: the content scrolls, title and buttons stay. */
export const Long: Story = {
  args: {
    handle: false,
    footer: (
      <>
        <Button variant="secondary">Keep it</Button>
        <Button>Withdraw 850.00 USDT</Button>
      </>
    ),
    children: (
      <>
        {facts}
        {facts}
        {facts}
        {facts}
        {facts}
        {facts}
        <PasswordField label="Pay password" value="" onChange={() => undefined} />
      </>
    ),
  },
  play: async () => {
    const panel = await sheet();
    await expect(within(panel).getByRole('button', { name: 'Withdraw 850.00 USDT' })).toBeVisible();
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** Esc closes; the focus goes back to what opened it; a tap beside closes too. */
export const Closing: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Review' });
    const gone = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    const opened = await sheet();
    await expect(opened.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(await sheet());
    await gone();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(opener);
    await userEvent.click(within(await sheet()).getByRole('button', { name: 'Close' }));
    await gone();
    opener.blur();
  },
};
