import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { toast } from '#kit/feedback';
import { Sheet } from '#kit/Sheet';
import { Row } from '#kit/Stack';
import { useSubmit } from '../../data/useSubmit.ts';
import { COIN_SCALE, decimalText } from '../../domain/decimal-text.ts';
import { type AmountForm, transferForm } from '../../domain/forms/amount.ts';
import { formatAmount } from '../../domain/number.ts';
import { hideBalancesAtom } from '../../state/preferences.ts';
import { Form } from '../form/Form.tsx';
import { FormNumber } from '../form/FormNumber.tsx';
import { type SchemaForm, useSchemaForm } from '../form/useSchemaForm.ts';
import { useErrorText } from '../useErrorText.ts';
import { useLateT } from '../useLateT.ts';
import { balanceQuery } from './queries.ts';

const ACCOUNT = { options: 'micro', futures: 'lever' } as const;
/** In an empty field of money. */
const NOUGHT = '0.00';

interface TransferSheetProps {
  readonly coin: number;
  /** "USDT" */
  readonly name: string;
  /** Into which account, by its words: each has its own, below `move` and `error`. */
  readonly to: keyof typeof ACCOUNT;
  readonly onClose: () => void;
}

/** Moves a coin from the spot account into that of a ticket, without leaving it. */
export function TransferSheet({ coin, name, to, onClose }: TransferSheetProps) {
  const { t } = useTranslation(to);
  const late = useLateT(to);
  const errorText = useErrorText();
  const isHidden = useAtomValue(hideBalancesAtom);
  const { data } = useQuery(balanceQuery(coin, 'change'));
  const { submit } = useSubmit('wallet.transfer', {
    onSuccess: (_, { number }) => {
      toast(() => late('move.done', { amount: formatAmount(number, COIN_SCALE, { trim: true }), coin: name }), {
        icon: 'success',
      });
      onClose();
    },
    onError: (error) => form.refuse('amount', () => errorText(error)),
  });
  const form: SchemaForm<AmountForm> = useSchemaForm({
    schema: transferForm(data?.available ?? null),
    start: { amount: '' },
    words: ({ key, values }) =>
      key === 'balance'
        ? late(isHidden ? 'error.balanceHidden' : 'error.spot', {
            coin: name,
            available: formatAmount(data?.available, COIN_SCALE, { trim: 2 }),
          })
        : late(`error.${key}`, { ...values }),
    send: ({ amount }) =>
      submit({ currency_id: coin, number: decimalText(amount) ?? '0', from_field: 'change', to_field: ACCOUNT[to] }),
  });
  return (
    <Sheet open onClose={onClose} title={t('move.title')}>
      <Form form={form} submitLabel={t('move.action', { coin: name })}>
        <FormNumber
          form={form}
          name="amount"
          size="lead"
          label={t('move.amount')}
          labelEnd={
            <Row as="span" gap={4}>
              {t('move.from')} <AmountText value={data?.available} scale={2} unit={name} hidden={isHidden} />
            </Row>
          }
          unit={name}
          decimals={COIN_SCALE}
          placeholder={NOUGHT}
          most={{ label: t('move.max'), value: data?.available }}
        />
      </Form>
    </Sheet>
  );
}
