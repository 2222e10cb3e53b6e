import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { FullScreen } from '#kit/FullScreen';
import { SegmentTabs } from '#kit/SegmentTabs';
import { Inset } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { ComponentGuide } from '../docs/guide.ts';
import { unfocus } from './support.tsx';

const meta = {
  title: 'Components/FullScreen',
  tags: ['autodocs'],
  component: FullScreen,
  parameters: {
    guide: {
      use: ['One thing that needs the whole screen for a while: the chart with its tools.'],
      avoid: ['Not for a choice or a form: use Sheet. Not for pictures: use MediaViewer.'],
      accessibility: [
        'A native modal dialog with a name. The focus stays inside and goes back to where it came from; Escape and the button lead back.',
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Chart of BTC/USDT', title: 'BTC/USDT', closeLabel: 'Leave full screen', onClose: () => undefined },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof FullScreen>;

function Opened({ onClose, ...args }: Parameters<typeof FullScreen>[0]) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <FullScreen
      {...args}
      onClose={() => {
        onClose();
        setOpen(false);
      }}
    >
      <SegmentTabs
        label="Interval"
        items={['1m', '1h', '1d'].map((key) => ({ key, label: key }))}
        value="1h"
        onChange={() => undefined}
      />
      <Inset top={24}>
        <Text>What has the screen.</Text>
      </Inset>
    </FullScreen>
  ) : (
    <Button onClick={() => setOpen(true)}>Open</Button>
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(within(document.body).getByRole('dialog', { name: 'Chart of BTC/USDT' })).toBeVisible();
    unfocus();
  },
};

/** The button leads back. */
export const Left: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(document.body).getByRole('button', { name: 'Leave full screen' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Open' })).toBeVisible();
    unfocus();
  },
};
