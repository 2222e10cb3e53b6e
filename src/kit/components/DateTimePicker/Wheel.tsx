import { type KeyboardEvent, memo, useId, useRef } from 'react';
import { useWheelScroll } from './useWheelScroll.ts';
import { List, Row, Turn } from './Wheel.styles.ts';

export interface WheelRow {
  readonly value: number;
  readonly text: string;
  /** Outside the range. */
  readonly isOff: boolean;
}

interface WheelProps {
  /** 'Hour' */
  readonly label: string;
  readonly rows: readonly WheelRow[];
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Rows that Page Up and Page Down go by. */
  readonly page: number;
  /** The wheel of days needs more room than the others. */
  readonly wide?: boolean;
  readonly autoFocus?: boolean;
}

/** A column of rows to turn by touch, mouse wheel, tap or arrow keys: a listbox whose chosen row stands in the middle. */
export const Wheel = memo(function Wheel({ label, rows, value, onChange, page, wide, autoFocus }: WheelProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = rows.findIndex((row) => row.value === value);
  const choose = (at: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, at))];
    if (row && row.value !== value) onChange(row.value);
  };
  const turning = useWheelScroll(list, index, choose);
  const keys = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + page,
      PageUp: index - page,
      Home: 0,
      End: rows.length - 1,
    };
    const at = to[event.key];
    if (at === undefined) return;
    event.preventDefault();
    choose(at);
  };
  return (
    <Turn data-wide={wide || undefined}>
      <List
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={index < 0 ? undefined : `${id}-${value}`}
        data-autofocus={autoFocus || undefined}
        {...turning}
        onKeyDown={keys}
      >
        {rows.map((row, at) => (
          <Row
            key={row.value}
            id={`${id}-${row.value}`}
            role="option"
            aria-selected={row.value === value}
            aria-disabled={row.isOff || undefined}
            onClick={() => choose(at)}
          >
            {row.text}
          </Row>
        ))}
      </List>
    </Turn>
  );
});
