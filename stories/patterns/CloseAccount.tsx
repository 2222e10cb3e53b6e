import { useConfirm } from '#kit/feedback';
import { SettingRow } from '#kit/SettingRow';

export interface CloseAccountProps {
  readonly close: () => Promise<void>;
}

/** An act that nothing brings back: a word has to be typed, and the button takes the danger fill. */
export function CloseAccount({ close }: CloseAccountProps) {
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: 'Close this account?',
      text: 'Balances are paid out first. The account and its records cannot be opened again.',
      confirmLabel: 'Close account',
      cancelLabel: 'Keep account',
      danger: true,
      typed: 'CLOSE',
      onConfirm: close,
    });
  return <SettingRow label="Close account" onPress={() => void ask()} />;
}
