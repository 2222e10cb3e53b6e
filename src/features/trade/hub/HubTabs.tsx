import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentTabs } from '#kit/SegmentTabs';
import { MODES, type TradeMode } from './atoms.ts';

interface HubTabsProps {
  readonly mode: TradeMode;
  readonly onChoose: (mode: TradeMode) => void;
  readonly end?: ReactNode;
}

/** What is traded: they stand before the pair has come, and where it does not. */
export function HubTabs({ mode, onChoose, end }: HubTabsProps) {
  const { t } = useTranslation('trade');
  return (
    <SegmentTabs
      dense
      label={t('modes')}
      items={MODES.map((key) => ({ key, label: t(`tabs.${key}`) }))}
      value={mode}
      onChange={onChoose}
      end={end}
    />
  );
}
