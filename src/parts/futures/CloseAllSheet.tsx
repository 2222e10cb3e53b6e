import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { toast } from '#kit/feedback';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { SegmentedControl } from '#kit/SegmentedControl';
import { Sheet } from '#kit/Sheet';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { CLOSE_TYPE, type Position } from '../../contract/rows/position.ts';
import { useSubmit } from '../../data/useSubmit.ts';
import { sum } from '../../domain/money.ts';
import { directionOf } from '../../domain/number.ts';
import { FormError } from '../form/FormError.tsx';
import { useErrorText } from '../useErrorText.ts';
import { useLateT } from '../useLateT.ts';
import { isClosing, MONEY_SCALE, sideOf } from './position.ts';

interface CloseAllSheetProps {
  /** What is open, as it stands now. */
  readonly positions: readonly Position[];
  readonly onClose: () => void;
}

const WHICH = ['all', 'long', 'short'] as const;
type Which = (typeof WHICH)[number];

/** Closes all positions, only the longs or only the shorts, once it has said how many they are and what they come to now. */
export function CloseAllSheet({ positions, onClose }: CloseAllSheetProps) {
  const { t } = useTranslation('positions');
  const late = useLateT('positions');
  const errorText = useErrorText();
  const [which, setWhich] = useState<Which>('all');
  const [wrong, setWrong] = useState<(() => string) | null>(null);
  const own = positions.filter((one) => !isClosing(one) && (which === 'all' || sideOf(one) === which));
  const [, coin = ''] = positions[0]?.symbol.split('/') ?? [];
  const count = own.length;
  const profit = sum(own.map(({ profits }) => profits));
  const { submit, busy } = useSubmit('futures.closeAll', {
    onSuccess: (reply) => {
      const asked = typeof reply === 'string' ? count : reply.id.length;
      toast(() => late('closeAll.asked', { count: asked }), { icon: 'success' });
      onClose();
    },
    onError: (error) => setWrong(() => () => (error.isUnclear ? late('closeAll.unclear') : errorText(error))),
  });
  const send = () => {
    setWrong(null);
    void submit({ type: String(CLOSE_TYPE[which]) as '0' | '1' | '2' });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('closeAll.title')}
      footer={
        <Button block busy={busy} disabled={count === 0} onClick={send}>
          {count === 0 ? t('closeAll.none') : t('closeAll.action', { count })}
        </Button>
      }
    >
      <Stack gap={16} top={4}>
        <SegmentedControl
          label={t('closeAll.title')}
          items={WHICH.map((key) => ({ key, label: t(`closeAll.which.${key}`) }))}
          value={which}
          onChange={(key) => {
            setWrong(null);
            setWhich(key);
          }}
        />
        <KeyValueList>
          <KeyValue label={t('tabs.open')} value={<AmountText value={String(count)} scale={0} />} />
          <KeyValue
            label={t('closeAll.profit')}
            value={
              <Text as="span" look="label" direction={directionOf(profit)}>
                <AmountText signed value={profit} scale={MONEY_SCALE} unit={coin} />
              </Text>
            }
          />
          <KeyValue
            label={t('closeAll.margin')}
            value={<AmountText value={sum(own.map((one) => one.caution_money))} scale={MONEY_SCALE} unit={coin} />}
          />
        </KeyValueList>
        <Text look="caption" tone="secondary">
          {t('closeAll.begins')}
        </Text>
        <FormError text={wrong?.()} />
      </Stack>
    </Sheet>
  );
}
