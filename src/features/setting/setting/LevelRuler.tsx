import { useTranslation } from 'react-i18next';
import { TickRuler } from '#kit/TickRuler';

const LEVELS = [0, 1, 2] as const;
type Level = (typeof LEVELS)[number];
const SCALE = { count: 40, major: 20, least: 4 };

const levelOf = (value: number): Level => LEVELS.findLast((level) => level <= value) ?? 0;

/** How far the verification has come, and what each level opens (spec: `real_mark`). */
export default function LevelRuler({ level }: { readonly level: number }) {
  const { t } = useTranslation('setting');
  return (
    <TickRuler
      label={t('level.label')}
      value={levelOf(level)}
      max={2}
      stops={LEVELS}
      scale={SCALE}
      stopText={(stop) => t(`level.opens.${levelOf(stop)}`)}
      valueText={(value) => t('level.now', { level: value })}
      nowText={t('level.now', { level: levelOf(level) })}
    />
  );
}
