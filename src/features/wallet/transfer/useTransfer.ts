import { toast } from '#kit/feedback';
import { useSubmit } from '../../../data/useSubmit.ts';
import { COIN_SCALE } from '../../../domain/constants.ts';
import { transferForm } from '../../../domain/forms/amount.ts';
import { formatAmount } from '../../../domain/number.ts';
import { useSchemaForm } from '../../../parts/form/useSchemaForm.ts';
import { useQuestion } from '../../../parts/questions/useQuestion.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import type { WholeWay } from './accounts.ts';

/** The form of a transfer on this way: it asks, moves, and tells. */
export function useTransfer({ coin, from, to, available }: WholeWay) {
  const t = useLateT('wallet');
  const accounts = useLateT('assets');
  const errorText = useErrorText();
  const ask = useQuestion();
  const { submit, busy } = useSubmit('wallet.transfer', {
    onSuccess: () => {
      form.blank();
      toast(() => t('transfer.done'), { icon: 'success' });
    },
    onError: (error) => form.refuse('root', () => (error.isUnclear ? t('transfer.unclear') : errorText(error))),
  });
  const form = useSchemaForm({
    schema: transferForm(available),
    start: { amount: '' },
    words: ({ key, values }) => t(`transfer.error.${key}`, { ...values }),
    send: async ({ amount }) => {
      const sum = t('transfer.sum', { amount: formatAmount(amount, COIN_SCALE, { trim: 2 }), coin: coin.name });
      const facts = {
        from: accounts(`accounts.${from}`),
        to: accounts(`accounts.${to}`),
        amount: sum,
        receive: sum,
        fee: t('transfer.none'),
      };
      if (await ask('transfer', facts))
        await submit({ currency_id: coin.id, number: amount, from_field: from, to_field: to });
    },
  });
  return { form, busy };
}
