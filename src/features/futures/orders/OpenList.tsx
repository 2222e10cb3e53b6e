import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { Skeleton } from '#kit/Skeleton';
import { Row, Stack } from '#kit/Stack';
import { TimeText } from '#kit/TimeText';
import type { Position } from '../../../contract/rows/position.ts';
import { PositionRow } from '../../../parts/futures/PositionRow.tsx';
import { isClosing, sideOf, symbolOf } from '../../../parts/futures/position.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { useQuote } from '../../../state/live/useQuote.ts';
import type { Pair } from '../../../state/pairs.ts';
import type { PositionAct } from './acts.ts';
import { useReverse } from './useReverse.tsx';

interface OpenListProps {
  readonly query: { readonly isPending: boolean; readonly error: Error | null; refetch(): unknown };
  /** As they stand now. */
  readonly positions: readonly Position[];
  readonly pairOf: (position: Position) => Pair | undefined;
  readonly onAct: (act: PositionAct, position: Position) => void;
  /** Where there are none. */
  readonly action: ReactElement;
}

/** In the shape of two cards. */
const SKELETON = (
  <Stack edge="gutter" gap={24} top={12}>
    {[0, 1].map((place) => (
      <Stack key={place} gap={12}>
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton width="8rem" height="1.75rem" />
        <Skeleton shape="block" height="7rem" />
        <Skeleton shape="block" height="2.5rem" />
      </Stack>
    ))}
  </Stack>
);

/** What is open, with all that can be done with it. */
export function OpenList({ query, positions, pairOf, onAct, action }: OpenListProps) {
  const { t } = useTranslation('positions');
  return (
    <QueryState
      isLoading={query.isPending}
      error={positions.length === 0 ? query.error : null}
      onRetry={() => void query.refetch()}
      errorTitle={t('failed.open')}
      skeleton={SKELETON}
      empty={
        positions.length === 0
          ? { picture: 'orders', title: t('empty.open.title'), text: t('empty.open.text'), action }
          : undefined
      }
    >
      {positions.map((position) => (
        <OpenItem key={position.id} position={position} pair={pairOf(position)} onAct={onAct} />
      ))}
    </QueryState>
  );
}

interface OpenItemProps extends Pick<OpenListProps, 'onAct'> {
  readonly position: Position;
  readonly pair: Pair | undefined;
}

function OpenItem({ position, pair, onAct }: OpenItemProps) {
  const { t } = useTranslation('positions');
  const { t: tFutures } = useTranslation('futures');
  const lang = useLang();
  // Its prices are heard while it is shown: without a word of them for long it is grey.
  useQuote(symbolOf(position));
  const reverse = useReverse(position, pair);
  const disabled = isClosing(position);
  return (
    <PositionRow
      position={position}
      pair={pair}
      foot={
        <Row wrap justify="between" gap={12}>
          <span>
            {t('row.openedAt')} <TimeText value={position.transaction_time} lang={lang} look="minutes" />
          </span>
          <Button
            variant="secondary"
            size="sm"
            label={t(`row.detailsOf.${sideOf(position)}`, { pair: position.symbol })}
            onClick={() => onAct('details', position)}
          >
            {t('row.details')}
          </Button>
        </Row>
      }
      onShare={() => onAct('share', position)}
      shareLabel={t('row.share', { pair: position.symbol })}
      actions={[
        { label: tFutures('position.exits'), disabled, onClick: () => onAct('exits', position) },
        { label: t('row.reverse'), disabled, onClick: () => void reverse() },
        { label: tFutures('position.close'), disabled, onClick: () => onAct('close', position) },
      ]}
    />
  );
}
