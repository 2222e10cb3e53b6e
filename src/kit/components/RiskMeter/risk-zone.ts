import { compareDecimal, formatRate, type NumberInput } from '../../../domain/number.ts';

export type RiskZone = 'safe' | 'warning' | 'danger';

/** The zone of a risk rate; null where there is none. A bound belongs to the graver zone. */
export function riskZone(rate: NumberInput, warnAt: number, dangerAt: number): RiskZone | null {
  if (formatRate(rate) === formatRate(null)) return null;
  if (compareDecimal(rate, dangerAt) >= 0) return 'danger';
  return compareDecimal(rate, warnAt) >= 0 ? 'warning' : 'safe';
}
