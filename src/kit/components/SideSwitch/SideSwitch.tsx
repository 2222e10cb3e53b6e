import { type KeyboardEvent, type ReactNode, useRef } from 'react';
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
  const flip = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const other = value === 'buy' ? 'sell' : 'buy';
    onChange(other);
    group.current?.querySelector<HTMLElement>(`[data-side="${other}"]`)?.focus();
  };
  return (
    <Group ref={group} role="radiogroup" aria-label={label} onKeyDown={flip}>
      {SIDES.map((side) => (
        <Side
          key={side}
          type="button"
          role="radio"
          data-side={side}
          aria-checked={side === value}
          tabIndex={side === value ? 0 : -1}
          onClick={() => onChange(side)}
        >
          {icons?.[side]}
          {labels[side]}
        </Side>
      ))}
    </Group>
  );
}
