import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, within } from 'storybook/test';
import { IconButton } from '#kit/IconButton';
import { ImageIcon } from '#kit/icons';
import { MessageInput } from '#kit/MessageInput';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, still, unfocus } from './support.tsx';

/** Whether a mouse and keys stand before the screen. */
const desktop = (isDesktop: boolean) => () => {
  const real = window.matchMedia.bind(window);
  const spy = spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    return query.includes('pointer: fine')
      ? new Proxy(list, { get: (target, key) => (key === 'matches' ? isDesktop : Reflect.get(target, key)) })
      : list;
  });
  return () => spy.mockRestore();
};

const pick = fn();

const meta = {
  title: 'Components/MessageInput',
  tags: ['autodocs'],
  component: MessageInput,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'Where a message is written: it grows to four lines, then scrolls.',
        'Say in `disabledReason` why nothing can be written now.',
      ],
      avoid: ['Not for one line of a form: use TextField. Not to search: use SearchField.'],
      accessibility: [
        'A text area with a name and a button named "Send". Enter sends on a desktop, Shift+Enter breaks the line; on a phone Enter breaks it.',
        "Too long a text is announced with by how much. The focus, and a phone's keyboard, stay after a message was sent.",
      ],
      waitsFor: ['pages/kefu/index'],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <MessageInput {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: {
    label: 'Message',
    value: '',
    onChange: fn(),
    onSend: fn(),
    placeholder: 'Write to support',
    maxLength: 500,
    imageButton: <IconButton label="Add a picture" icon={<ImageIcon weight="duotone" />} onClick={pick} />,
  },
} satisfies Meta<typeof MessageInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Message' });
const send = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Send' });

/** Nothing to send, nothing is sent. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(send(canvasElement)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send(canvasElement));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a picture' }));
    await expect(pick).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

export const Filled: Story = {
  args: { value: 'My withdrawal is still in review.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(send(canvasElement));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

/** On a desktop Enter sends and Shift+Enter breaks the line. */
export const EnterSends: Story = {
  tags: ['play-only'],
  beforeEach: desktop(true),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'Hello{Shift>}{Enter}{/Shift}again');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field(canvasElement)).toHaveValue('Hello\nagain');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(field(canvasElement)).toHaveValue('Hello\nagain');
    unfocus();
  },
};

/** On a phone Enter breaks the line; the button sends. */
export const EnterOnPhone: Story = {
  beforeEach: desktop(false),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'Hello{Enter}again');
    await expect(field(canvasElement)).toHaveValue('Hello\nagain');
    await expect(args.onSend).not.toHaveBeenCalled();
    unfocus();
  },
};

/** The Enter that takes an IME's proposal sends nothing, in Safari's order of events either. */
export const Composing: Story = {
  args: { value: '提币' },
  beforeEach: desktop(true),
  play: async ({ canvasElement, args }) => {
    await fireEvent.keyDown(field(canvasElement), { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field(canvasElement), { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(field(canvasElement), { key: 'Enter' });
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

const LINES = 'Order 20 November, 14:02\nSell 0.5000 BTC\nLimit 64,900.0\nFilled 0.1200\nThe rest was cancelled\nWhy?';

/** It grows with its lines, to four and no further. */
export const Growing: Story = {
  args: { value: 'One line' },
  play: async ({ canvasElement }) => {
    const one = field(canvasElement).clientHeight;
    await userEvent.clear(field(canvasElement));
    await userEvent.paste('1\n2');
    const two = field(canvasElement).clientHeight;
    await expect(two).toBeGreaterThan(one);
    await userEvent.paste('\n3\n4');
    const four = field(canvasElement).clientHeight;
    await expect(four - one).toBeCloseTo(3 * (two - one), 0);
    await userEvent.clear(field(canvasElement));
    await userEvent.paste(LINES);
    await expect(field(canvasElement).clientHeight).toBe(four);
    unfocus();
  },
};

export const NearTheLimit: Story = {
  args: { value: 'The address is right, but the memo is missing.', maxLength: 50 },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleDescription('46/50');
    await expect(send(canvasElement)).not.toHaveAttribute('aria-disabled');
  },
};

/** Nothing is cut off: it says by how much, and waits. */
export const OverTheLimit: Story = {
  args: { value: 'The address is right, but the memo is missing from it.', maxLength: 50 },
  play: async ({ canvasElement, args }) => {
    await expect(field(canvasElement)).toBeInvalid();
    await expect(within(canvasElement).getByText('4 over the limit').parentElement).toHaveTextContent(
      '4 over the limit54/50',
    );
    await userEvent.click(send(canvasElement));
    await expect(args.onSend).not.toHaveBeenCalled();
    unfocus();
  },
};

export const Busy: Story = {
  args: { value: 'My withdrawal is still in review.', busy: true },
  decorators: [still],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(send(canvasElement));
    await expect(args.onSend).not.toHaveBeenCalled();
    unfocus();
  },
};

export const Disabled: Story = {
  args: { disabledReason: 'This chat is closed. Open a new one to write again.' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeDisabled();
    await expect(field(canvasElement)).toHaveAccessibleDescription(
      'This chat is closed. Open a new one to write again.',
    );
  },
};

export const WithoutPictures: Story = { args: { imageButton: undefined, value: 'สวัสดี' } };

export const LongWords: Story = {
  args: { value: '0x9f3b7c2e41d8a65f0b7e92c4d1a83f56e0c7b2d94f8a1e639f3b7c2e41d8a65f0b7e92c4d1a83f56' },
};
