import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoRibbon } from '#kit/DemoRibbon';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/DemoRibbon',
  tags: ['autodocs'],
  component: DemoRibbon,
  parameters: {
    stage: 'flush',
    guide: {
      use: ['On every screen of a demo, so that nobody takes practice money for real money.'],
      avoid: ['Not for news or warnings: use NoticeBar.', 'Not for the state of the connection: use StatusDot.'],
      accessibility: ['Plain text at the head of the page: it is read first and takes no focus.'],
    } satisfies ComponentGuide,
  },
  args: { children: 'Demo: no real money' },
} satisfies Meta<typeof DemoRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWords: Story = {
  args: { children: 'Démonstration : les soldes et les ordres ne valent pas d’argent réel' },
};
