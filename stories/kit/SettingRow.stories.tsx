import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '#kit/Badge';
import { BankIcon, IdentificationCardIcon, PaletteIcon, ShieldCheckIcon, TranslateIcon } from '#kit/icons';
import { SegmentedControl } from '#kit/SegmentedControl';
import { SettingRow } from '#kit/SettingRow';
import { Switch } from '#kit/Switch';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/SettingRow',
  tags: ['autodocs'],
  component: SettingRow,
  parameters: {
    stage: 'flush',
    guide: {
      use: ['A row of settings: label, what is set, and where it leads; or a Switch at its end.'],
      avoid: ['Not for facts that lead nowhere: use KeyValue.', 'Not for money rows: use BalanceRow or LedgerRow.'],
      accessibility: [
        'With `onPress` the row is one button that reads label and value. Without it the row is text, and its control has a name of its own.',
      ],
    } satisfies ComponentGuide,
  },
  args: { icon: <TranslateIcon />, label: 'Language', value: 'English', onPress: fn() },
} satisfies Meta<typeof SettingRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement).getByRole('button', { name: /Language/ });
    await userEvent.click(row);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    row.blur();
  },
};

export const WithBadge: Story = {
  args: {
    icon: <IdentificationCardIcon />,
    label: 'Identity verification',
    value: undefined,
    badge: <Badge tone="warning">Under review</Badge>,
  },
};

export const WithSwitch: Story = {
  args: {
    icon: undefined,
    label: 'Confirm before each order',
    value: undefined,
    onPress: undefined,
    trailing: <Switch checked label="Confirm before each order" onChange={() => undefined} />,
  },
};

export const WithChoice: Story = {
  args: {
    icon: <PaletteIcon />,
    label: 'Appearance',
    value: undefined,
    onPress: undefined,
    choice: (
      <SegmentedControl
        label="Appearance"
        value="light"
        items={[
          { key: 'light', label: 'Light' },
          { key: 'dark', label: 'Dark' },
          { key: 'auto', label: 'Auto' },
        ]}
        onChange={() => undefined}
      />
    ),
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <>
      <SettingRow icon={<ShieldCheckIcon />} label="Security" onPress={() => undefined} />
      <SettingRow
        icon={<IdentificationCardIcon />}
        label="Vérification d’identité"
        badge={<Badge tone="success">Vérifié</Badge>}
        onPress={() => undefined}
      />
      <SettingRow
        icon={<PaletteIcon />}
        label="สีของราคาและธีม"
        value="เขียวขึ้น แดงลง ตามระบบของโทรศัพท์"
        onPress={() => undefined}
      />
      <SettingRow icon={<BankIcon />} label="Bank cards" value="0" onPress={() => undefined} />
      <SettingRow label="Version" value="0.8.0 (80)" />
    </>
  ),
};
