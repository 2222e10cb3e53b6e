import type { ReactNode } from 'react';
import { EMPTY, formatAmount, formatRate, type NumberInput } from '../../../domain/number.ts';
import { configNumber } from '../../config-number.ts';
import { paintNumber } from '../../paint-number.ts';
import { Badge } from '../Badge/index.ts';
import { ZonedRuler } from '../TickRuler/index.ts';
import { Meter, Name, Note, Rate, Reading, Word } from './RiskMeter.styles.ts';
import { type RiskZone, riskZone } from './risk-zone.ts';

export interface RiskMeterProps {
  /** Risk rate in percent, decimal text: '18.4'. */
  readonly value: NumberInput;
  /** 'Risk rate' */
  readonly label: string;
  /** Words of the zones and of the two bounds. */
  readonly words: {
    /** The word of each zone, in the badge. */
    readonly safe: string;
    readonly warning: string;
    readonly danger: string;
    /** Behind the number where the warning begins: 'warn'. */
    readonly warn: string;
    /** Behind the number where positions are closed: 'liquidation'. */
    readonly liquidation: string;
  };
  /** Percent where the warning begins. @default 50 */
  readonly warnAt?: number;
  /** Percent where danger begins. @default 80 */
  readonly dangerAt?: number;
  /** Percent of liquidation, the end of the ruler. @default 100 */
  readonly max?: number;
  /** Places after the point. @default 1 */
  readonly decimals?: number;
  /** An icon button after the label that explains the rate. */
  readonly help?: ReactNode;
  /** What to do about it; belongs into the warning and danger zones. */
  readonly note?: string | null;
}

const TONE = { safe: 'success', warning: 'warning', danger: 'danger' } as const satisfies Record<RiskZone, string>;
const SCALE = { count: 50, major: 10 };

/** How near the account is to liquidation: a word, a place on the ruler and, last, a hue. One an account. */
export function RiskMeter(props: RiskMeterProps) {
  const { value, label, words, decimals = 1, help, note } = props;
  const max = configNumber(props.max, 100, 1);
  const warnAt = configNumber(props.warnAt, max * 0.5, 0, max);
  const dangerAt = configNumber(props.dangerAt, max * 0.8, 0, max);
  const zone = riskZone(value, warnAt, dangerAt);
  const rate = formatRate(value, decimals);
  const wordAt = (stop: number) => (stop === warnAt ? words.warn : stop === max ? words.liquidation : '');
  return (
    <Meter
      title={
        <Name>
          {label}
          {help}
        </Name>
      }
      extra={
        <Reading>
          <Rate>{rate}</Rate>
          {zone ? <Badge tone={TONE[zone]}>{words[zone]}</Badge> : null}
        </Reading>
      }
    >
      <ZonedRuler
        label={label}
        value={zone ? paintNumber(value) : Number.NaN}
        max={max}
        scale={SCALE}
        stops={[...new Set([0, warnAt, max])]}
        stopText={(stop) => (
          <>
            {formatAmount(stop, 2, { trim: true })}
            <Word> {wordAt(stop)}</Word>
          </>
        )}
        valueText={() => (zone ? `${rate}, ${words[zone]}` : EMPTY)}
        zones={[
          { to: warnAt, tone: 'success' },
          { to: dangerAt, tone: 'warning' },
          { to: max, tone: 'danger' },
        ]}
      />
      {note ? <Note>{note}</Note> : null}
    </Meter>
  );
}
