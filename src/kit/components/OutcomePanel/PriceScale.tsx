import { formatPrice, type NumberInput } from '../../../domain/number.ts';
import { ZonedRuler } from '../TickRuler/index.ts';
import { Card } from './PriceScale.styles.ts';
import type { PriceAxis } from './price-axis.ts';

export interface PriceZone {
  /** Coin that is paid out; gives the tint. */
  readonly coin: string | null | undefined;
  /** 'Paid in BTC' */
  readonly title: string | null | undefined;
}

interface PriceScaleProps {
  readonly axis: PriceAxis;
  readonly below: PriceZone;
  readonly above: PriceZone;
  readonly linkedIndex: number;
  readonly linkedText: string;
  /** Decimal text of the price shown; anything else stands at the linked price. */
  readonly price: NumberInput;
  readonly decimals: number;
  readonly label: string;
  /** What the slider says: the price and what comes of it. */
  readonly valueText: string;
  readonly disabled?: boolean;
  readonly onChange: (price: string) => void;
}

/** Sixty spaces, a tall tick at every sixth of the axis. */
const SCALE = { count: 60, major: 10 };

/** The axis of an OutcomePanel: both zones around the linked price, and a slider for the settlement price. */
export function PriceScale(props: PriceScaleProps) {
  const { axis, below, above, linkedIndex, linkedText, price, decimals, label, valueText, disabled, onChange } = props;
  return (
    <Card>
      <ZonedRuler
        label={label}
        value={axis.indexOf(price) ?? linkedIndex}
        min={0}
        max={axis.steps}
        scale={SCALE}
        shows="hand"
        stops={[0, axis.steps]}
        stopText={(index) => formatPrice(axis.priceAt(index), decimals)}
        nowText={formatPrice(price, decimals)}
        valueText={() => valueText}
        mark={{ at: linkedIndex, label: linkedText }}
        zones={[
          { to: linkedIndex, coin: below.coin ?? '', label: below.title ?? '' },
          { to: axis.steps, coin: above.coin ?? '', label: above.title ?? '' },
        ]}
        disabled={disabled}
        onChange={(index) => onChange(axis.priceAt(index))}
      />
    </Card>
  );
}
