import { useTranslation } from 'react-i18next';
import { AddressText } from '#kit/AddressText';
import { useAnnounced } from '#kit/announce';
import { CheckIcon, XIcon } from '#kit/icons';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { MediaRow } from '#kit/MediaRow';
import { OptionTrack } from '#kit/OptionTrack';
import { Stack } from '#kit/Stack';
import { StatusTimeline } from '#kit/StatusTimeline';
import { Heading, Text } from '#kit/Text';
import { TickChain } from '#kit/TickChain';
import { TickRing } from '#kit/TickRing';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { sub } from '../../domain/money.ts';
import type { OptionProof } from '../../domain/option-proof.ts';
import type { ProvenTick } from '../../domain/tick-check.ts';
import { formatDateTime } from '../../domain/time.ts';
import type { CheckedResult } from './published.ts';
import { useProofSteps } from './useProofSteps.tsx';

interface ProofViewProps {
  readonly order: OptionOrder;
  /** Decimals of its pair. */
  readonly decimals: number;
  readonly checked: CheckedResult;
}

/** Ticks of the ring around the verdict. */
const RING = 40;

/** What was found: the verdict, the course, the chain with its heads, and each thing that was checked with its numbers. */
export function ProofView({ order, decimals, checked: { ticks, proof } }: ProofViewProps) {
  const { t } = useTranslation('proof');
  const { isRight, links, holds, fault } = proof;
  const title = t(isRight ? 'holds.title' : 'breaks.title');
  const text = isRight ? t('holds.text', { count: ticks.length }) : t(`breaks.${fault?.kind ?? 'said'}`);
  useAnnounced(`${title} ${text}`, isRight ? undefined : 'alert');
  const steps = useProofSteps(order, decimals, proof);
  const [first, last] = [ticks[0], ticks.at(-1)];
  const share = links > 0 ? holds / links : 0;
  return (
    <Stack gap={16}>
      <MediaRow
        media={
          <TickRing size="sm" count={RING} share={isRight ? 1 : share} tone={isRight ? 'success' : 'danger'}>
            {isRight ? <CheckIcon size={24} /> : <XIcon size={24} />}
          </TickRing>
        }
      >
        <Heading look="title">{title}</Heading>
        <Text tone="secondary">{text}</Text>
      </MediaRow>
      <Course order={order} decimals={decimals} ticks={ticks} proof={proof} />
      <TickChain
        count={links}
        holds={holds}
        text={fault ? t('chainBreaks', { seq: String(fault.seq) }) : t('chain')}
        countText={t('links', { held: String(holds), links })}
      />
      {first && last ? (
        <KeyValueList>
          <KeyValue
            label={t('head.from', { time: formatDateTime(first.at, { date: false }) })}
            value={<AddressText address={first.hash} isShort />}
          />
          <KeyValue
            label={t('head.to', { time: formatDateTime(last.at, { date: false }) })}
            value={<AddressText address={last.hash} isShort />}
          />
        </KeyValueList>
      ) : null}
      <StatusTimeline label={t('title')} steps={steps} />
    </Stack>
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
