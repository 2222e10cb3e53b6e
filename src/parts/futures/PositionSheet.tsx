import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#kit/Badge';
import { Button } from '#kit/Button';
import { ShieldCheckIcon } from '#kit/icons';
import { Sheet } from '#kit/Sheet';
import { Row } from '#kit/Stack';
import type { Position } from '../../contract/rows/position.ts';
import { decimalsOf } from '../../domain/decimal-text.ts';
import type { Pair } from '../../state/pairs.ts';
import { LatePositionProofSheet } from '../proof/late-position.ts';
import { PositionDetails } from './PositionDetails.tsx';
import { PositionResult } from './PositionResult.tsx';
import { isOpen, isTickEnded, sideOf } from './position.ts';
import { WhyPosition, type WhyTopic } from './WhyPosition.tsx';

interface PositionSheetProps {
  /** As it stands now (withLive). */
  readonly position: Position;
  readonly pair: Pair | undefined;
  readonly onClose: () => void;
}

/** One position with all that is known of it: the ticks that opened and ended it, how each figure comes about, and the check on this device. */
export function PositionSheet({ position, pair, onClose }: PositionSheetProps) {
  const { t } = useTranslation('positions');
  const { t: tFutures } = useTranslation('futures');
  const [isChecking, setChecking] = useState(false);
  const [topic, setTopic] = useState<WhyTopic | null>(null);
  const side = sideOf(position);
  const decimals = pair?.priceDecimals ?? decimalsOf(position.price);
  const isLive = isOpen(position);
  return (
    <>
      <Sheet
        open
        onClose={onClose}
        title={
          isLive ? (
            <Row as="span" wrap gap={8}>
              {position.symbol}
              <Badge tone={side === 'long' ? 'up' : 'down'}>
                {tFutures(`sideAt.${side}`, { multiple: position.multiple })}
              </Badge>
            </Row>
          ) : (
            t('details.result')
          )
        }
        footer={
          <>
            {position.open_tick ? (
              <Button variant="secondary" icon={<ShieldCheckIcon size={20} />} onClick={() => setChecking(true)}>
                {t(isTickEnded(position) ? 'details.check' : 'details.checkOpening')}
              </Button>
            ) : null}
            <Button onClick={onClose}>{t('details.done')}</Button>
          </>
        }
      >
        {isLive ? (
          <PositionDetails position={position} decimals={decimals} onWhy={setTopic} />
        ) : (
          <PositionResult position={position} decimals={decimals} onWhy={setTopic} />
        )}
      </Sheet>
      {topic ? (
        <WhyPosition topic={topic} position={position} decimals={decimals} onClose={() => setTopic(null)} />
      ) : null}
      {isChecking ? (
        <Suspense fallback={null}>
          <LatePositionProofSheet position={position} decimals={decimals} onClose={() => setChecking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
