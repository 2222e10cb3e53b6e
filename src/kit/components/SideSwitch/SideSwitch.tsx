import { type ReactNode, useId, useRef } from 'react';
import { useHandedOn } from '../../field/useHandedOn.ts';
import { Group, Side } from './SideSwitch.styles.ts';

export type TradeSide = 'buy' | 'sell';

export interface SideSwitchProps {
  /** The side in force. */
  readonly value: TradeSide;
  /** Called with the side that was chosen. */
  readonly onChange: (side: TradeSide) => void;
  /** Words of the two sides: 'Buy' and 'Sell'. */
  readonly labels: { readonly buy: string; readonly sell: string };
  /** Icons before the words, as the arrows of up and down. */
  readonly icons?: { readonly buy: ReactNode; readonly sell: ReactNode };
  /** Names the pair of choices for screen readers. */
  readonly label: string;
}

const SIDES = ['buy', 'sell'] as const;

/** Which side of the trade: its colour follows the chosen direction, its word never changes. */
export function SideSwitch({ value, onChange, labels, icons, label }: SideSwitchProps) {
  const group = useRef<HTMLDivElement>(null);
  // Radios of one name are one stop of Tab, and arrows flip them; antd-mobile's have none.
  const name = useId();
  useHandedOn(() => group.current?.querySelectorAll('input'), { name });
  return (
    <Group ref={group} role="radiogroup" aria-label={label}>
      {SIDES.map((side) => (
        <Side
          key={side}
          checked={side === value}
          data-side={side}
          data-on={side === value || undefined}
          icon={() => null}
          onChange={() => onChange(side)}
        >
          {icons?.[side]}
          {labels[side]}
        </Side>
      ))}
    </Group>
  );
}
