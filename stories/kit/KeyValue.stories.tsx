import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/KeyValue',
  tags: ['autodocs'],
  component: KeyValue,
  parameters: {
    guide: {
      use: [
        'Facts under each other: terms of an order, details of a record. Wrap them in a KeyValueList.',
        '`tone` only for profit and loss.',
      ],
      avoid: ['Not for facts beside each other: use StatGrid.', 'Not for a row that leads somewhere: use SettingRow.'],
      accessibility: ['A description list: a screen reader says label and value together.'],
    } satisfies ComponentGuide,
  },
  args: { label: 'Network fee', value: '−1.00 USDT' },
  decorators: [
    (Story) => (
      <KeyValueList>
        <Story />
      </KeyValueList>
    ),
  ],
} satisfies Meta<typeof KeyValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <>
      <KeyValue label="Price now" value="64,218.5" />
      <KeyValue label="Expected PnL" value="+412.60 USDT" tone="up" />
      <KeyValue label="Result if it falls" value="−100.00 USDT" tone="down" />
    </>
  ),
};

/** The hyphen of a name is as narrow as in words. */
export const Names: Story = {
  tags: ['play-only'],
  args: { label: 'Licence', value: 'Apache-2.0' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Apache-2.0')).toHaveStyle({ fontFeatureSettings: 'normal' });
  },
};

/** The value drops under its label where both do not fit. */
export const LongWords: Story = {
  render: () => (
    <>
      <KeyValue label="Heure d’arrivée estimée" value="environ cinq minutes après la vérification" />
      <KeyValue label="เวลาที่คาดว่าจะได้รับเงิน" value="ประมาณห้านาทีหลังจากตรวจสอบแล้ว" />
    </>
  ),
};
