import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { PickerSheet, type PickerSheetProps } from '#kit/PickerSheet';
import { SkeletonRows } from '#kit/Skeleton';
import type { ComponentGuide } from '../docs/guide.ts';
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
  title: 'Components/PickerSheet',
  tags: ['autodocs'],
  component: PickerSheet,
  parameters: {
    guide: {
      use: [
        'One of many in a sheet: the chosen one is ticked. Under headings where options name a group.',
        '`search` from about twelve options on; a disabled option says why in its second line.',
      ],
      avoid: [
        'Not as a field of a form: use Select, which opens it.',
        'Not for two to six choices that have room: use Chip.',
      ],
      accessibility: [
        'A dialog named by its title with a group of radios in it. Arrows walk, Enter chooses and closes, Esc closes.',
        'That nothing was found is said by a status.',
      ],
    } satisfies ComponentGuide,
  },
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

const NETWORKS = [
  { key: 'trc20', label: 'Tron (TRC20)', detail: 'Fee 1.00 USDT, about 5 min', group: 'Low fee', end: '1.00' },
  {
    key: 'bep20',
    label: 'BNB Smart Chain (BEP20)',
    detail: 'Fee 0.80 USDT, about 3 min',
    group: 'Low fee',
    end: '0.80',
  },
  { key: 'erc20', label: 'Ethereum (ERC20)', detail: 'Fee 6.20 USDT, about 10 min', group: 'Others', end: '6.20' },
  {
    key: 'omni',
    label: 'Bitcoin (Omni)',
    detail: 'Closed for good since 1 September: choose another network',
    group: 'Others',
    disabled: true,
  },
] as const;

/** Options under headings, each with what it means; one that cannot be chosen says why. */
export const Grouped: Story = {
  args: { title: 'Network', value: 'trc20', options: NETWORKS },
  play: async () => {
    const opened = await sheet('Network');
    await expect(within(opened.getByRole('group', { name: 'Low fee' })).getAllByRole('radio')).toHaveLength(2);
    await expect(opened.getByRole('radio', { name: /Omni.*Closed for good/ })).toBeDisabled();
  },
};

/** Arrows walk across the headings and leave out what cannot be chosen. */
export const GroupedKeyboard: Story = {
  args: { title: 'Network', value: 'trc20', options: NETWORKS },
  play: async ({ args }) => {
    const opened = await sheet('Network');
    opened.getByRole('radio', { name: /BEP20/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(opened.getByRole('radio', { name: /ERC20/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('trc20');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** What is found stands without headings, the nearest first. */
export const GroupedSearching: Story = {
  args: { title: 'Network', value: 'trc20', options: NETWORKS, search: true },
  play: async () => {
    const opened = await sheet('Network');
    const field = opened.getByRole('searchbox');
    await userEvent.type(field, 'bit');
    await expect(opened.queryByRole('group', { name: 'Others' })).toBeNull();
    await expect(opened.getAllByRole('radio')).toHaveLength(1);
    field.blur();
  },
};

/** In place of the list: while it loads. */
export const Loading: Story = {
  args: { title: 'Network', options: [], instead: <SkeletonRows count={4} /> },
  play: async () => {
    await expect((await sheet('Network')).queryByText('Nothing found')).toBeNull();
  },
};

export const Empty: Story = {
  args: { title: 'Network', options: [], emptyText: 'No network is open for this coin' },
  play: async () => {
    await expect((await sheet('Network')).getByText('No network is open for this coin')).toBeVisible();
  },
};
