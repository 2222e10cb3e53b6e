import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AmountText } from '#kit/AmountText';
import { Badge } from '#kit/Badge';
import { Button } from '#kit/Button';
import { FiatText } from '#kit/FiatText';
import { PasswordField } from '#kit/PasswordField';
import { ReviewSheet, type ReviewSheetProps } from '#kit/ReviewSheet';
import type { ComponentGuide } from '../docs/guide.ts';
import { LAZY, settled, unfocus } from './support.tsx';

function Opened(props: ReviewSheetProps) {
  const [isOpen, setOpen] = useState(props.open);
  const [password, setPassword] = useState('');
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Review
      </Button>
      <ReviewSheet
        {...props}
        open={isOpen}
        isConfirmDisabled={props.isConfirmDisabled ?? password.length < 6}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      >
        <PasswordField
          label="Pay password"
          value={password}
          onChange={setPassword}
          autoComplete="off"
          labelEnd={<a href="#forgot">Forgot?</a>}
        />
      </ReviewSheet>
    </>
  );
}

const meta = {
  title: 'Components/ReviewSheet',
  tags: ['autodocs'],
  component: ReviewSheet,
  parameters: {
    guide: {
      use: [
        'The last look before money moves: what arrives, where, on which terms, and one button that says it again.',
        'Put the pay password or the code into it; Enter in it confirms.',
      ],
      avoid: ['Not for choices without an amount: use Confirm.', 'Not for the sum of fees on the way: use FeeSummary.'],
      accessibility: [
        'A dialog named by the act. The focus stays inside and returns to the button that opened it.',
        'While the act runs nothing closes it and no second tap counts; a failure is announced above the buttons.',
        'The address is spoken whole.',
      ],
      waitsFor: ['pages/fund/withdraw', 'pages/invest/purchase'],
    } satisfies ComponentGuide,
  },
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Review withdrawal',
    receiveLabel: 'You receive',
    receive: '849',
    scale: 2,
    unit: 'USDT',
    fiat: <FiatText approximate value="849" code="USD" />,
    target: {
      label: 'To',
      address: 'TQ5fHnKd9Vb2yRz4mPcU7Lt3GaXj6EsNwX',
      name: 'Cold wallet',
      badge: <Badge tone="success">Whitelisted</Badge>,
    },
    facts: [
      { label: 'Network', value: 'Tron (TRC20)' },
      { label: 'Amount', value: <AmountText value="850" scale={2} unit="USDT" /> },
      { label: 'Network fee', value: <AmountText signed value="-1" scale={2} unit="USDT" /> },
      { label: 'Arrives', value: 'about 5 min after review' },
    ],
    warning: 'Sent coins cannot be called back. Check the first and last six characters.',
    confirmLabel: 'Withdraw 850.00 USDT',
  },
} satisfies Meta<typeof ReviewSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

async function sheet(name = 'Review withdrawal') {
  const opened = await within(document.body).findByRole('dialog', { name }, LAZY);
  await settled();
  return within(opened);
}

const gone = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());

/** The button is free once the password is there; Enter in the field does what the button says. */
export const Default: Story = {
  play: async ({ args }) => {
    const panel = await sheet();
    const button = panel.getByRole('button', { name: 'Withdraw 850.00 USDT' });
    await expect(button).toBeDisabled();
    const field = panel.getByLabelText('Pay password');
    await userEvent.type(field, 'pass1{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, '23{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    unfocus();
  },
};

/** The safe choice names what stays, and the sheet closes. */
export const SafeChoice: Story = {
  args: { safeLabel: 'Keep my USDT', isConfirmDisabled: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click((await sheet()).getByRole('button', { name: 'Keep my USDT' }));
    await gone();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Review' }));
    await sheet();
  },
};

/** While it runs no second tap counts and nothing closes the sheet. */
export const Busy: Story = {
  args: { busy: true, safeLabel: 'Keep my USDT', isConfirmDisabled: false },
  play: async ({ args }) => {
    const panel = await sheet();
    const button = panel.getByRole('button', { name: 'Withdraw 850.00 USDT' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(panel.getByLabelText('Pay password'), 'pass123{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(panel.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(panel.getByRole('button', { name: 'Keep my USDT' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
    unfocus();
  },
};

/** The error stands inside, over the button, and says what it means for the money. */
export const Failed: Story = {
  args: {
    isConfirmDisabled: false,
    error: 'The pay password is wrong. Nothing has been sent. Four tries are left.',
  },
  play: async () => {
    await expect((await sheet()).getByText('Nothing has been sent.', { exact: false })).toBeVisible();
  },
};

/** An act without an address: the same figures, no card. */
export const Subscription: Story = {
  args: {
    title: 'Review subscription',
    receiveLabel: 'Expected payout on 14 February 2026',
    receive: '2512.33',
    fiat: undefined,
    target: undefined,
    facts: [{ label: 'Yearly rate', value: '6.00%' }],
    warning: 'Redeeming before the end returns the amount without interest.',
    confirmLabel: 'Subscribe 2,500.00 USDT',
    safeLabel: 'Keep my USDT',
    isConfirmDisabled: false,
  },
  play: async () => {
    const panel = await sheet('Review subscription');
    await expect(panel.getByRole('button', { name: 'Subscribe 2,500.00 USDT' })).toBeEnabled();
  },
};

/** Figures that are not known are dashes; the act cannot be confirmed then. */
export const Unknown: Story = {
  args: {
    receive: '',
    fiat: undefined,
    target: { label: 'To', address: null },
    facts: [{ label: 'Network fee', value: '' }],
    isConfirmDisabled: true,
  },
  play: async () => {
    await expect((await sheet()).getAllByText('–')).toHaveLength(3);
  },
};

/** Long words and figures wrap; title and button stay in view. */
export const LongWords: Story = {
  args: {
    title: 'Vérifiez votre retrait avant de l’envoyer',
    receiveLabel: 'Vous recevez',
    receive: '123456789012345678.12345678',
    scale: 8,
    unit: 'SHIB',
    fiat: <FiatText approximate value="2839506147283.95" code="USD" />,
    target: {
      label: 'Destination',
      address: '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
      name: 'Portefeuille froid de la société Exemple & Fils',
      badge: <Badge tone="warning">Nouvelle adresse</Badge>,
    },
    facts: [{ label: 'Montant demandé', value: '123,456,789,012,345,678.12345678 SHIB' }],
    confirmLabel: 'Retirer 123,456,789,012,345,678.12345678 SHIB',
    safeLabel: 'Garder mes SHIB',
    isConfirmDisabled: false,
  },
  play: async () => {
    const panel = await sheet('Vérifiez votre retrait avant de l’envoyer');
    const button = panel.getByRole('button', { name: /^Retirer/ });
    await expect(button).toBeVisible();
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(panel.getByText('Vous recevez').parentElement?.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
