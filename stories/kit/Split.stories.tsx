import type { Meta, StoryObj } from '@storybook/react-vite';
import { Note } from '#kit/Note';
import { Split } from '#kit/Split';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/Split',
  tags: ['autodocs'],
  component: Split,
  parameters: {
    guide: {
      use: ['Two things that are read together: the form beside the book, the price beside its range.'],
      avoid: ['Not for facts beside each other: use StatGrid.'],
      accessibility: ['Read in the order in which they stand; with large text the second goes below the first.'],
    } satisfies ComponentGuide,
  },
  args: { top: 8, bottom: 8 },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = [
  <Note key="first">The form, or the price</Note>,
  <Note key="second" tone="warning">
    The book, or the range
  </Note>,
];

export const Default: Story = { args: { children: parts } };

export const Rest: Story = { args: { parts: 'rest:156', children: parts } };
