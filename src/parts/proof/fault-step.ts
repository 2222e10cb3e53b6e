import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineStep } from '#kit/StatusTimeline';
import type { ChainFault } from '../../domain/tick-check.ts';

/** Hex digits of a hash that tell it from another. */
const SHORT = 8;

/** Where the chain breaks, as a step of its own. */
export function useFaultStep(fault: ChainFault | null): readonly TimelineStep[] {
  const { t } = useTranslation('proof');
  if (!fault) return [];
  const hashes = (published: string, computed: string): ReactNode =>
    t('fault.hashes', { published: published.slice(0, SHORT), computed: computed.slice(0, SHORT) });
  return [
    {
      key: 'fault',
      title: t(`fault.${fault.kind}`, { seq: String(fault.seq) }),
      state: 'failed',
      time: t('fault.noMatch'),
      ...(fault.kind === 'changed' && { note: hashes(fault.published, fault.computed) }),
    },
  ];
}
