import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChatBubble } from '#kit/ChatBubble';
import type { ComponentGuide } from '../docs/guide.ts';
import { BROKEN, LOW_TIDE } from './media.ts';

const meta = {
  title: 'Components/ChatBubble',
  tags: ['autodocs'],
  component: ChatBubble,
  parameters: {
    guide: {
      use: [
        'Messages between the user and the support, and what became of each: sending, sent, read, failed.',
        '`system` for a line of the service itself: "Ana has joined".',
      ],
      avoid: ['Not for news of the house: use NoticeBar. Not for a passing answer to a tap: use Toast.'],
      accessibility: [
        'An article named after its author; text, picture, time and state follow in reading order.',
        'The state is an icon with a word, and a failed message has a button that sends it again.',
        'Text takes its direction from its own script.',
      ],
      waitsFor: ['pages/kefu/index'],
    } satisfies ComponentGuide,
  },
  args: {
    from: 'own',
    author: 'You',
    text: 'My withdrawal of 850.00 USDT has been in review since this morning.',
    time: '14:02',
  },
} satisfies Meta<typeof ChatBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article', { name: 'You' })).toHaveTextContent('850.00 USDT');
    await expect(within(canvasElement).getByText('14:02')).toBeVisible();
  },
};

export const Other: Story = {
  args: {
    from: 'other',
    author: 'Mara, support',
    text: 'Thank you. It passed the check at 13:58 and is on its way to the network.',
    time: '14:03',
  },
};

export const System: Story = {
  args: { from: 'system', text: 'Mara has joined the chat. Never tell anyone your password.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('article')).toBeNull();
  },
};

export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sending')).toBeVisible();
  },
};

export const Read: Story = {
  args: { state: 'read' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Read')).toBeVisible();
  },
};

/** It says that it was not sent, and can be sent again. */
export const Failed: Story = {
  args: { state: 'failed', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('Not sent')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

const pressed = fn();

export const Image: Story = {
  args: { text: undefined, image: { src: LOW_TIDE, alt: 'receipt.png', onPress: pressed }, state: 'read' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('img', { name: 'Loading' })).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'receipt.png' }));
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};

export const ImageWithText: Story = {
  args: {
    from: 'other',
    author: 'Mara, support',
    image: { src: LOW_TIDE, alt: 'Where the hash stands' },
    text: 'Here it is.',
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: 'Where the hash stands' })).toBeVisible();
  },
};

export const ImageLoading: Story = { args: { text: undefined, image: { src: null, alt: 'receipt.png' } } };

const opened = fn();

/** The picture's own button lies above the one that opens it. */
export const ImageFailed: Story = {
  args: { text: undefined, image: { src: BROKEN, alt: 'receipt.png', onPress: opened } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(opened).not.toHaveBeenCalled();
    await expect(await within(canvasElement).findByText('The picture did not load')).toBeVisible();
  },
};

/** Without text and with a broken time. */
export const Malformed: Story = {
  args: { text: ' ', time: 'Invalid Date' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(2);
  },
};

export const LongWords: Story = {
  args: {
    text: '0x9f3b7c2e41d8a65f0b7e92c4d1a83f56e0c7b2d94f8a1e63\n\nLe remboursement anticipé a été refusé sans explication, pouvez-vous vérifier ?',
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <ChatBubble {...args} from="system" text="20 November 2026" />
      <ChatBubble {...args} from="other" author="Mara" text="How can I help you?" time="14:01" />
      <ChatBubble {...args} state="read" text="我的提币还在审核中" time="14:02" />
      <ChatBubble {...args} from="other" author="มารา" text="การถอนของคุณผ่านการตรวจสอบแล้ว" time="14:03" />
      <ChatBubble {...args} state="read" text="أين وصل السحب؟" time="14:04" />
      <ChatBubble {...args} state="sent" text="Спасибо" time="14:05" />
      <ChatBubble {...args} state="sending" text="ありがとうございます" time="14:06" />
      <ChatBubble {...args} state="failed" onRetry={() => undefined} text="감사합니다" time="14:06" />
    </>
  ),
};
