import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { useCopy } from '#kit/feedback';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { Sheet } from '#kit/Sheet';
import { TimeText } from '#kit/TimeText';
import type { AccountLog } from '../../../contract/rows/ledger.ts';
import { useLang } from '../../../parts/language/useLang.ts';

interface LedgerSheetProps {
  /** The row to show; null closes the sheet. */
  readonly row: AccountLog | null;
  readonly scale: number;
  readonly isHidden: boolean;
  readonly onClose: () => void;
}

/** One movement in full, with the reference to quote. */
export default function LedgerSheet({ row, scale, isHidden, onClose }: LedgerSheetProps) {
  const { t } = useTranslation('assets');
  const copy = useCopy();
  const lang = useLang();
  const about = /^(order|trade):(\d+)$/.exec(row?.transaction_info ?? '');
  const reference = row ? `#${row.id} ${about ? '' : row.transaction_info}`.trim() : '';
  const figure = (value: string, signed = false) => (
    <AmountText value={value} scale={scale} signed={signed} hidden={isHidden} unit={row?.currency_name} />
  );
  return (
    <Sheet
      open={row !== null}
      onClose={onClose}
      title={row?.info || t('record.detail')}
      footer={
        <Button variant="secondary" block onClick={() => void copy(reference, { done: t('record.copied') })}>
          {t('record.copy')}
        </Button>
      }
    >
      {row ? (
        <KeyValueList>
          <KeyValue label={t('record.change')} value={figure(row.value, true)} />
          <KeyValue label={t('record.before')} value={figure(row.before)} />
          <KeyValue label={t('record.after')} value={figure(row.after)} />
          <KeyValue label={t('record.time')} value={<TimeText value={row.created_time} lang={lang} look="seconds" />} />
          {about ? (
            <KeyValue label={t(about[1] === 'order' ? 'record.of.order' : 'record.of.trade')} value={about[2] ?? ''} />
          ) : null}
          <KeyValue label={t('record.reference')} value={reference} />
        </KeyValueList>
      ) : null}
    </Sheet>
  );
}
