import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/kit/components/Button/index.ts';
import { PickerSheet, type PickerSheetProps } from '../../src/kit/components/PickerSheet/index.ts';
import { LAZY, settled } from './support.tsx';

function Opened(props: PickerSheetProps) {
  const [isOpen, setOpen] = useState(true);
  const [value, setValue] = useState(props.value);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {value}
      </Button>
      <PickerSheet
        {...props}
        open={isOpen}
        value={value}
        onClose={() => setOpen(false)}
        onChange={(key) => {
          setValue(key);
          props.onChange(key);
        }}
      />
    </>
  );
}

const FIAT = [
  ['USD', 'US dollar'],
  ['EUR', 'Euro'],
  ['JPY', 'Japanese yen'],
  ['THB', 'Thai baht'],
  ['KRW', 'South Korean won'],
  ['CNY', 'Chinese yuan'],
  ['HKD', 'Hong Kong dollar'],
] as const;

const meta = {
  title: 'Kit/PickerSheet',
  component: PickerSheet,
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    title: 'Default currency',
    value: 'USD',
    options: FIAT.map(([key, detail]) => ({ key, label: key, detail, keywords: detail })),
    onClose: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof PickerSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

async function sheet(name = 'Default currency') {
  const opened = await within(document.body).findByRole('dialog', { name }, LAZY);
  await settled();
  return within(opened);
}

export const Default: Story = {
  play: async () => {
    await expect((await sheet()).getByRole('radio', { name: /USD/ })).toBeChecked();
  },
};

export const Searching: Story = {
  args: { search: true },
  play: async ({ args }) => {
    const opened = await sheet();
    await userEvent.type(opened.getByRole('searchbox'), 'hong');
    await expect(opened.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(opened.getByRole('radio', { name: /HKD/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('HKD');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const NothingFound: Story = {
  args: { search: true },
  play: async () => {
    const opened = await sheet();
    const field = opened.getByRole('searchbox');
    await userEvent.type(field, 'guilder');
    await expect(opened.getByText('Nothing found')).toBeVisible();
    field.blur();
  },
};

export const WithDisabled: Story = {
  args: {
    title: 'Coin',
    value: 'usdt',
    options: [
      { key: 'usdt', label: 'USDT', detail: '20,008.41 available' },
      { key: 'btc', label: 'BTC', detail: '0.28413 available' },
      { key: 'xrp', label: 'XRP', detail: 'Deposits are paused until the network is stable', disabled: true },
    ],
  },
  play: async () => {
    const opened = await sheet('Coin');
    await expect(opened.getByRole('radio', { name: /XRP/ })).toBeDisabled();
  },
};
