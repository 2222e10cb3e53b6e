import { useTranslation } from 'react-i18next';
import { OptionTrack } from '#kit/OptionTrack';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { sub } from '../../domain/money.ts';
import type { OptionProof } from '../../domain/option-proof.ts';
import type { ProvenTick } from '../../domain/tick-check.ts';
import { FoundView } from './FoundView.tsx';
import type { CheckedResult } from './published.ts';
import { useProofSteps } from './useProofSteps.tsx';

interface ProofViewProps {
  readonly order: OptionOrder;
  /** Decimals of its pair. */
  readonly decimals: number;
  readonly checked: CheckedResult;
}

/** What was found of an option. */
export function ProofView({ order, decimals, checked: { ticks, proof } }: ProofViewProps) {
  const steps = useProofSteps(order, decimals, proof);
  return (
    <FoundView ticks={ticks} proof={proof} steps={steps}>
      <Course order={order} decimals={decimals} ticks={ticks} proof={proof} />
    </FoundView>
  );
}

interface CourseProps extends Pick<ProofViewProps, 'order' | 'decimals'> {
  readonly ticks: readonly ProvenTick[];
  readonly proof: OptionProof;
}

/** The prices from the tick that it began at to the one that ended it; grey where they cannot be trusted. */
function Course({ order, decimals, ticks, proof }: CourseProps) {
  const { t } = useTranslation('proof');
  const { open_price: open, end_price: close, open_at: from, end_at: to } = order;
  if (!from || !to || open === null || close === null) return null;
  const broken = proof.fault && ticks.find(({ seq }) => seq >= (proof.fault?.seq ?? 0));
  return (
    <OptionTrack
      points={ticks.map(({ at, index }) => ({ at, price: Number(index) }))}
      open={open}
      price={close}
      difference={sub(close, open)}
      decimals={decimals}
      from={from}
      to={to}
      brokenAt={broken?.at}
      isStale={!proof.isRight}
      labels={{ open: t('labels.open'), now: t('labels.close') }}
    />
  );
}
