import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#kit/Badge';
import { Button } from '#kit/Button';
import { ShieldCheckIcon } from '#kit/icons';
import { Sheet } from '#kit/Sheet';
import { Row } from '#kit/Stack';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { decimalsOf } from '../../domain/decimal-text.ts';
import { usePairs } from '../../state/pairs.ts';
import { LateProofSheet } from '../proof/late.ts';
import { endOf, isEnded, sideOf } from './option.ts';
import { ResultView } from './ResultView.tsx';
import { RunningView } from './RunningView.tsx';
import { useOption } from './useOption.ts';
import { useSideLabel } from './useSideLabel.ts';

interface OptionSheetProps {
  /** The option as a list or a reply has told of it. */
  readonly row: OptionOrder;
  readonly onClose: () => void;
  /** Takes another one. */
  readonly onAgain: () => void;
}

/** One option: its countdown, and in its place what came of it. */
export function OptionSheet({ row, onClose, onAgain }: OptionSheetProps) {
  const { t } = useTranslation('options');
  const order = useOption(row);
  const sideLabel = useSideLabel()(order);
  const [isChecking, setChecking] = useState(false);
  const pair = usePairs().list.find(({ label }) => label === order.symbol_name);
  const decimals = pair?.priceDecimals ?? decimalsOf(order.open_price ?? '0');
  const [coin = ''] = order.symbol_name.split('/');
  if (!isEnded(order))
    return (
      <Sheet
        open
        onClose={onClose}
        title={
          <Row as="span" wrap gap={8}>
            {order.symbol_name}
            <Badge tone={sideOf(order)}>{sideLabel}</Badge>
          </Row>
        }
        footer={
          <Button block variant="secondary" onClick={onClose}>
            {t('running.minimise')}
          </Button>
        }
      >
        <RunningView order={order} decimals={decimals} />
      </Sheet>
    );
  return (
    <>
      <Sheet
        open
        onClose={onClose}
        title={t('result.title')}
        footer={
          <>
            {endOf(order) === 'returned' ? null : (
              <Button variant="secondary" icon={<ShieldCheckIcon size={20} />} onClick={() => setChecking(true)}>
                {t('result.check')}
              </Button>
            )}
            <Button onClick={onAgain}>{t('result.again', { coin })}</Button>
          </>
        }
      >
        <ResultView order={order} decimals={decimals} />
      </Sheet>
      {isChecking ? (
        <Suspense fallback={null}>
          <LateProofSheet order={order} decimals={decimals} onClose={() => setChecking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
