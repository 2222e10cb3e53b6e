import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from '#kit/Accordion';
import type { ComponentGuide } from '../docs/guide.ts';
import { unfocus } from './support.tsx';

const meta = {
  title: 'Components/Accordion',
  tags: ['autodocs'],
  component: Accordion,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'Questions and answers of which a reader wants one or two: help, terms, rules of a product.',
        'The title alone must say what is behind it.',
      ],
      avoid: [
        'Not for parts of a form or for figures that one compares: what is closed is forgotten. Set them under headings.',
        'Not for switching between lists: use SegmentTabs.',
      ],
      accessibility: [
        'Each question is a native disclosure: Tab reaches it, Enter or Space opens it, and a screen reader says whether it is open.',
        'Find-in-page and printing reach the closed answers too.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    items: [
      {
        key: 'deposit',
        title: 'How long does a deposit take?',
        body: 'A transfer counts after the confirmations that its network asks for. On Tron that is about a minute.',
      },
      {
        key: 'fee',
        title: 'Which fee do I pay for a limit order that waits on the book and fills later?',
        body: 'The maker fee of the pair. It stands on the ticket before you tap.',
      },
      {
        key: 'lost',
        title: 'I lost my phone',
        body: 'Log in elsewhere, end the other sessions, and change your password.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = { args: { openKey: 'fee' } };

export const Toggling: Story = {
  tags: ['play-only'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first] = args.items ?? [];
    const question = canvas.getByText('How long does a deposit take?');
    const answer = canvas.getByText(String(first?.body));
    await expect(answer).not.toBeVisible();
    await userEvent.click(question);
    await expect(answer).toBeVisible();
    await userEvent.click(question);
    await expect(answer).not.toBeVisible();
    unfocus();
  },
};
