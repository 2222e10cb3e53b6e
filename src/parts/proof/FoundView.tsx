import { useTranslation } from 'react-i18next';
import { AddressText } from '#kit/AddressText';
import { useAnnounced } from '#kit/announce';
import { CheckIcon, XIcon } from '#kit/icons';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { MediaRow } from '#kit/MediaRow';
import { Stack } from '#kit/Stack';
import { StatusTimeline, type TimelineStep } from '#kit/StatusTimeline';
import { Heading, type Prose, Text } from '#kit/Text';
import { TickChain } from '#kit/TickChain';
import { TickRing } from '#kit/TickRing';
import type { CheckedChain, ProvenTick } from '../../domain/tick-check.ts';
import { formatDateTime } from '../../domain/time.ts';

interface FoundViewProps {
  readonly ticks: readonly ProvenTick[];
  readonly proof: CheckedChain & { readonly isRight: boolean };
  /** Each thing that was checked, with its numbers. */
  readonly steps: readonly TimelineStep[];
  /** The course of the price. */
  readonly children?: Prose;
}

/** Ticks of the ring around the verdict. */
const RING = 40;

/** What was found: the verdict, the course, the chain with its heads, and each thing that was checked with its numbers. */
export function FoundView({ ticks, proof: { isRight, links, holds, fault }, steps, children }: FoundViewProps) {
  const { t } = useTranslation('proof');
  const title = t(isRight ? 'holds.title' : 'breaks.title');
  const text = isRight ? t('holds.text', { count: ticks.length }) : t(`breaks.${fault?.kind ?? 'said'}`);
  useAnnounced(`${title} ${text}`, isRight ? undefined : 'alert');
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
      {children}
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
