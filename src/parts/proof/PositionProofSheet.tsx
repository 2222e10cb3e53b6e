import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { OptionTrack } from '#kit/OptionTrack';
import type { Position } from '../../contract/rows/position.ts';
import { useClient } from '../../data/client.ts';
import { sub } from '../../domain/money.ts';
import { sideOf } from '../futures/position.ts';
import { keepHeadsAtom, useHeads } from '../options/useHeads.ts';
import { FoundView } from './FoundView.tsx';
import { ProofFrame } from './ProofFrame.tsx';
import { type CheckedPosition, checkPosition } from './published-position.ts';
import { saveProof } from './save-proof.ts';
import { usePositionSteps } from './usePositionSteps.tsx';

interface PositionProofSheetProps {
  /** One that a tick has opened. */
  readonly position: Position;
  /** Decimals of its pair. */
  readonly decimals: number;
  readonly onClose: () => void;
}

/** Checks what was done with a position: how it was opened and, where a tick has ended it, how and with what result. */
export default function PositionProofSheet({ position, decimals, onClose }: PositionProofSheetProps) {
  const { t } = useTranslation('proof');
  const { t: tFutures } = useTranslation('futures');
  const client = useClient();
  const name = `futures ${position.id}`;
  const heard = useHeads(name);
  const keep = useSetAtom(keepHeadsAtom);
  const side = tFutures(`sideAt.${sideOf(position)}`, { multiple: position.multiple });
  const check = async () => {
    const checked = await checkPosition(client, position.id, heard);
    // What has been right once may not become something else.
    const named = checked.ticks.filter(({ seq }) => seq === checked.row.open_tick || seq === checked.row.close_tick);
    if (checked.proof.isRight) keep(name, Object.fromEntries(named.map(({ seq, hash }) => [seq, hash])));
    return checked;
  };
  return (
    <ProofFrame
      about={t('about', { pair: position.symbol, side, id: position.show_lever_id })}
      queryKey={['futures', position.id, position.status]}
      check={check}
      onSave={(checked) => saveProof(`futures-${position.show_lever_id}`, checked)}
      onClose={onClose}
    >
      {(checked) => <PositionFound checked={checked} decimals={decimals} />}
    </ProofFrame>
  );
}

function PositionFound({ checked, decimals }: { readonly checked: CheckedPosition; readonly decimals: number }) {
  const { t } = useTranslation('proof');
  const { row, ticks, proof } = checked;
  const steps = usePositionSteps(checked, decimals);
  const broken = proof.fault && ticks.find(({ seq }) => seq >= (proof.fault?.seq ?? 0));
  const end = row.close_at ?? ticks.at(-1)?.at ?? 0;
  const price = proof.cause === null ? ticks.at(-1)?.index : row.update_price;
  // Where its opening lies long before, the last stretch of it.
  const own = ticks.filter(({ at }) => at <= end && at >= Math.max(row.open_at ?? 0, end - COURSE_MS));
  return (
    <FoundView ticks={ticks} proof={proof} steps={steps}>
      {own.length > 1 && price !== undefined ? (
        <OptionTrack
          points={own.map(({ at, index }) => ({ at, price: Number(index) }))}
          open={row.price}
          price={price}
          difference={sub(price, row.price)}
          decimals={decimals}
          from={own[0]?.at ?? 0}
          to={end}
          brokenAt={broken?.at}
          isStale={!proof.isRight}
          labels={{ open: t('labels.open'), now: t(proof.cause === null ? 'position.latest' : 'position.closed') }}
        />
      ) : null}
    </FoundView>
  );
}

/** As much of its course as stretches show. */
const COURSE_MS = 10 * 60_000;
