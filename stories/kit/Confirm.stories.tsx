import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import {
  type ConfirmMemory,
  type ConfirmQuestion,
  KitProviders,
  type KitProvidersProps,
  useConfirm,
} from '#kit/feedback';
import french from '../../locales/fra/kit.json' with { type: 'json' };
import type { ComponentGuide } from '../docs/guide.ts';
import { LAZY, settled, still, unfocus } from './support.tsx';

interface AskedProps {
  readonly options: ConfirmQuestion;
  readonly onAnswer: (confirmed: boolean) => void;
}

function Asked({ options, onAnswer }: AskedProps) {
  const confirm = useConfirm();
  return (
    <Button variant="secondary" onClick={() => confirm(options).then(onAnswer)}>
      Ask
    </Button>
  );
}

let language: 'en' | 'fra' = 'en';
let speakFrench: () => void;

/** Its words change while the dialog stands, as they do when the app's language is changed elsewhere. */
function Bilingual({ theme, direction, ...props }: AskedProps & Pick<KitProvidersProps, 'theme' | 'direction'>) {
  const [words, setWords] = useState<typeof french>();
  useEffect(() => {
    speakFrench = () => {
      language = 'fra';
      setWords(french);
    };
    return () => {
      language = 'en';
    };
  }, []);
  return (
    <KitProviders theme={theme} direction={direction} words={words}>
      <Asked {...props} />
    </KitProviders>
  );
}

const remembered = new Set<string>();
const memory: ConfirmMemory = { has: (key) => remembered.has(key), add: (key) => remembered.add(key) };

const meta = {
  title: 'Components/Confirm',
  tags: ['autodocs'],
  component: Asked,
  parameters: {
    guide: {
      use: [
        'Before something that costs or cannot be undone and has no amount to review: cancel an order, log out, delete an address.',
        'The title is a question that names the thing; the two buttons say what happens and what stays.',
        '`typed` only for what can never be taken back.',
      ],
      avoid: ['Not for money that moves now: use ReviewSheet.', 'Not to tell that something is done: use Toast.'],
      accessibility: [
        'An alert dialog, named by its question and described by its text. Focus stays inside and returns to where it was.',
        'Esc and the back gesture refuse, except while the act runs.',
        'A failure is announced inside the dialog, which stays open.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    onAnswer: fn(),
    options: {
      title: 'Close BTC/USDT long?',
      text: 'All 5 lots close at market price. The result moves with the price until it fills.',
      facts: [
        { label: 'Price now', value: '64,218.5' },
        { label: 'Expected PnL', value: '+412.60 USDT', tone: 'up' },
        { label: 'Closing fee', value: '−31.07 USDT' },
      ],
      confirmLabel: 'Close 5 lots',
      cancelLabel: 'Keep open',
    },
  },
  beforeEach: () => remembered.clear(),
  decorators: [
    (Story, { globals }) => (
      <KitProviders theme={globals.theme} direction={globals.direction} confirmMemory={memory}>
        <Story />
      </KitProviders>
    ),
  ],
} satisfies Meta<typeof Asked>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvasElement: HTMLElement, name = 'Close BTC/USDT long?') {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask', hidden: true }));
  const dialog = await within(document.body).findByRole('alertdialog', { name }, LAZY);
  await settled();
  return within(dialog);
}
const gone = () => waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Close 5 lots' })).toBeVisible();
    await expect(dialog.getAllByRole('button')[0]).toHaveTextContent('Keep open');
  },
};

export const Irrevocable: Story = {
  args: {
    options: {
      title: 'Delete this address?',
      text: 'Withdrawals to it are no longer possible. A new address waits 24 hours.',
      confirmLabel: 'Delete address',
      cancelLabel: 'Keep address',
      danger: true,
    },
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Delete this address?');
  },
};

/** Confirmed: the answer comes once the dialog has gone. */
export const Confirming: Story = {
  tags: ['play-only'],
  play: async ({ canvasElement, args }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Close 5 lots' }));
    await gone();
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(true));
    await expect(within(canvasElement).getByRole('button', { name: 'Ask' })).toHaveFocus();
    unfocus();
  },
};

/** The safe button and Esc both refuse. */
export const Refusing: Story = {
  tags: ['play-only'],
  play: async ({ canvasElement, args }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep open' }));
    await gone();
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(false));
    await ask(canvasElement);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledTimes(2));
    unfocus();
  },
};

/** While the call runs nothing closes it. */
export const Busy: Story = {
  decorators: [still],
  args: {
    options: {
      title: 'Close BTC/USDT long?',
      confirmLabel: 'Close 5 lots',
      cancelLabel: 'Keep open',
      onConfirm: () => new Promise<void>(() => undefined),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Close 5 lots' }));
    await expect(dialog.getByRole('button', { name: 'Close 5 lots' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Keep open' })).toBeDisabled();
    unfocus();
    // A spinner is no picture.
    for (const animation of document.getAnimations()) animation.cancel();
  },
};

/** What went wrong stands in the dialog, and one can try again. */
export const Failing: Story = {
  args: {
    options: {
      title: 'Cancel this order?',
      text: 'What is not filled yet comes back to your balance.',
      confirmLabel: 'Cancel order',
      cancelLabel: 'Keep order',
      onConfirm: () => Promise.reject(new Error('The order filled a moment ago. Nothing was cancelled.')),
    },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await ask(canvasElement, 'Cancel this order?');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(
      await dialog.findByText('The order filled a moment ago. Nothing was cancelled.', { exact: false }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeEnabled();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    unfocus();
  },
};

/** Ticked, the next question of the same kind is not asked. */
export const NotAgain: Story = {
  tags: ['play-only'],
  args: {
    options: {
      title: 'Close BTC/USDT long?',
      text: 'All 5 lots close at market price.',
      confirmLabel: 'Close 5 lots',
      cancelLabel: 'Keep open',
      doNotAskAgain: { key: 'close-market', label: 'Do not ask again for market closes' },
    },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close 5 lots' }));
    await gone();
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledTimes(1));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledTimes(2));
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
    unfocus();
  },
};

/** The tick before it is set. */
export const WithTick: Story = {
  args: NotAgain.args,
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
  },
};

/** A word must be typed first. */
export const Typed: Story = {
  args: {
    options: {
      title: 'Close this account?',
      text: 'Balances are paid out first. The account cannot be opened again.',
      confirmLabel: 'Close account',
      cancelLabel: 'Keep account',
      danger: true,
      typed: 'CLOSE',
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Close this account?');
    const button = dialog.getByRole('button', { name: 'Close account' });
    await expect(button).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type CLOSE to confirm' }), 'CLOSE');
    await expect(button).toBeEnabled();
    unfocus();
  },
};

/** Long words wrap; the safe choice then stands under the other. */
export const LongWords: Story = {
  args: {
    options: {
      title: 'ยืนยันการปิดสถานะ BTC/USDT ทั้งหมดที่ราคาตลาดหรือไม่',
      text: 'สถานะทั้งหมดจะถูกปิดที่ราคาตลาด ผลลัพธ์อาจเปลี่ยนไปตามราคาจนกว่าคำสั่งจะถูกจับคู่',
      facts: [{ label: 'ค่าธรรมเนียมการปิดสถานะโดยประมาณ', value: '−31.07 USDT' }],
      confirmLabel: 'Clôturer les cinq lots',
      cancelLabel: 'Conserver la position',
    },
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'ยืนยันการปิดสถานะ BTC/USDT ทั้งหมดที่ราคาตลาดหรือไม่');
  },
};

/** A question given as a function follows the language, as the kit's own words in the dialog do. */
export const AnotherLanguage: Story = {
  args: {
    options: () =>
      language === 'en'
        ? { title: 'Close this account?', confirmLabel: 'Close account', typed: 'CLOSE' }
        : { title: 'Fermer ce compte ?', confirmLabel: 'Fermer le compte', typed: 'FERMER' },
  },
  render: (args, { globals }) => <Bilingual {...args} theme={globals.theme} direction={globals.direction} />,
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Close this account?');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    speakFrench();
    await expect(await dialog.findByRole('button', { name: 'Fermer le compte' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Fermer ce compte ?' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: french.cancel })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /FERMER/ })).toBeVisible();
  },
};
