import './setting.ts';
import { useEffect } from 'react';
import type { ConfirmOptions } from '#kit/feedback';
import { type ToastOptions, toast } from '#kit/feedback';
import { ConfirmDialog } from '../../src/kit/feedback/ConfirmDialog.tsx';
import { ToastHost } from '../../src/kit/feedback/ToastHost.tsx';
import type { Props } from './places.ts';
import { walkFrom } from './walk.tsx';

const nothing = () => undefined;

function Confirming(props: Props) {
  return <ConfirmDialog asked={props as object as ConfirmOptions} onDone={nothing} />;
}

walkFrom(
  { name: 'ConfirmDialog', component: Confirming },
  {
    title: 'Close BTC/USDT long?',
    text: 'The position of 0.5 BTC closes at the market price.',
    facts: [
      { label: 'Amount', value: '0.5000 BTC' },
      { label: 'Profit', value: '+412.60 USDT', tone: 'up' },
    ],
    confirmLabel: 'Close 5 lots',
    cancelLabel: 'Keep open',
    typed: 'CLOSE',
    doNotAskAgain: { key: 'close', label: 'Do not ask again' },
  },
);

function Toasting(props: Props) {
  useEffect(() => {
    const { text, ...options } = props;
    toast(text as string, options as ToastOptions);
  }, [props]);
  return <ToastHost />;
}

walkFrom(
  { name: 'Toast', component: Toasting, isSingle: true },
  {
    text: 'Order placed',
    detail: 'Limit buy of 0.5 BTC at 64,218.5',
    duration: 60_000,
    action: { label: 'View', onPress: nothing },
  },
);
