import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoRibbon } from '../../src/kit/components/DemoRibbon/index.ts';

const meta = {
  title: 'Components/DemoRibbon',
  component: DemoRibbon,
  parameters: { stage: 'flush' },
  args: { children: 'Demo: no real money' },
} satisfies Meta<typeof DemoRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWords: Story = {
  args: { children: 'Démonstration : les soldes et les ordres ne valent pas d’argent réel' },
};
