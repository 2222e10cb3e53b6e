import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AmountText } from '#kit/AmountText';
import { NetworkChips, type NetworkOption } from '#kit/NetworkChips';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Stack, still, unfocus } from './support.tsx';

const usdt = (value: string) => <AmountText value={value} scale={2} unit="USDT" />;

const TRON: NetworkOption = {
  key: 'TRC20',
  name: 'Tron (TRC20)',
  fee: usdt('1.00'),
  arrival: 'about 5 min',
  minimum: usdt('10.00'),
};
const ETHER: NetworkOption = {
  key: 'ERC20',
  name: 'Ethereum (ERC20)',
  fee: usdt('4.20'),
  arrival: 'about 12 min',
  minimum: usdt('20.00'),
};
const BASE: NetworkOption = {
  key: 'BASE',
  name: 'Base',
  fee: usdt('0.08'),
  arrival: 'about 2 min',
  minimum: usdt('10.00'),
};
const SOLANA: NetworkOption = {
  key: 'SPL',
  name: 'Solana (SPL)',
  suspended: 'Wallet maintenance until 18:00. Coins already sent will arrive.',
};

const meta = {
  title: 'Components/NetworkChips',
  tags: ['autodocs'],
  component: NetworkChips,
  parameters: {
    guide: {
      use: [
        'The chain that coins travel on, with fee, time and least amount told before the tap.',
        'A suspended network stays, with its reason: one that vanished would be looked for.',
      ],
      avoid: ['Not for choices without costs: use Chip.', 'Not for the coin: use CoinPicker.'],
      accessibility: [
        'A radio group. Each network is named by its name and described by its costs, or by why it is suspended.',
        'Arrows walk over what is open and choose it; a suspended one is told as disabled, with its reason.',
      ],
      waitsFor: ['pages/fund/receive', 'pages/fund/withdraw'],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={(key) => key !== undefined && args.onChange(key)}>
      {(value, onChange) => <NetworkChips {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: {
    label: 'Network',
    options: [TRON, ETHER, SOLANA, BASE],
    value: 'TRC20',
    onChange: fn(),
    labels: { fee: 'Fee', arrival: 'Arrives', minimum: 'Minimum' },
  },
} satisfies Meta<typeof NetworkChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A radio is named after its network and described by what it costs. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Network' })).toBeVisible();
    const ether = canvas.getByRole('radio', { name: 'Ethereum (ERC20)' });
    await expect(ether).toHaveAccessibleDescription('Fee 4.20 USDT Arrives about 12 min Minimum 20.00 USDT');
    await userEvent.click(ether);
    await expect(args.onChange).toHaveBeenLastCalledWith('ERC20');
    await expect(ether).toBeChecked();
    await userEvent.click(ether);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

/** A suspended network stays with its reason and cannot be chosen. */
export const Suspended: Story = {
  play: async ({ canvasElement, args }) => {
    const solana = within(canvasElement).getByRole('radio', { name: 'Solana (SPL)' });
    await expect(solana).toBeDisabled();
    await expect(solana).toHaveAccessibleDescription(/^Wallet maintenance until 18:00/);
    solana.click();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(solana).not.toBeChecked();
  },
};

/** One stop of the tab key; arrows choose, past what is suspended and around the ends. */
export const Keyboard: Story = {
  tags: ['play-only'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Tron (TRC20)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('ERC20');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('BASE');
    await expect(canvas.getByRole('radio', { name: 'Base' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('TRC20');
    unfocus();
  },
};

/** Nothing is chosen for the user: a coin on the wrong chain is lost. */
export const NoneChosen: Story = { args: { value: undefined } };

export const AllSuspended: Story = {
  args: {
    value: undefined,
    options: [SOLANA, { key: 'TON', name: 'Toncoin', suspended: 'Withdrawals paused by the network.' }],
  },
};

/** Facts that are not known yet are dashes; those that do not matter are left out. */
export const UnknownFacts: Story = {
  args: {
    options: [
      { ...TRON, fee: null, arrival: '' },
      { key: 'ERC20', name: 'Ethereum (ERC20)', fee: usdt('4.20') },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Tron (TRC20)' })).toHaveAccessibleDescription(
      'Fee – Arrives – Minimum 10.00 USDT',
    );
  },
};

export const LongWords: Story = {
  args: {
    labels: { fee: 'Frais de réseau', arrival: 'Délai de réception', minimum: 'Montant minimal' },
    options: [
      {
        key: 'BEP20',
        name: 'BNB Smart Chain (BEP20)',
        fee: '0.00000000123456 BTCB',
        arrival: 'environ 45 minutes après vérification',
        minimum: '1,234,567,890,123.00000000 SHIB',
      },
      { ...SOLANA, suspended: 'Dépôts et retraits suspendus pendant la mise à jour du réseau' },
    ],
    value: 'BEP20',
  },
};

export const Loading: Story = { args: { isLoading: true }, decorators: [still] };

export const Empty: Story = {
  args: { options: [], emptyText: 'This coin cannot be deposited now.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This coin cannot be deposited now.')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <NetworkChips {...args} label="Two networks" options={[TRON, ETHER]} />
      <NetworkChips {...args} label="One suspended" value={undefined} options={[BASE, SOLANA]} />
      <NetworkChips {...args} label="One network" options={[TRON]} />
    </Stack>
  ),
};
