import { configNumber } from '../../config-number.ts';
import { useKitWords } from '../../words/index.ts';
import { Ring } from './Spinner.styles.ts';

const TICKS = Array.from({ length: 12 }, (_, index) => index);

export interface SpinnerProps {
  /** Edge in pixels. @default 24 */
  readonly size?: 16 | 20 | 24 | 32;
  /** Says that something loads; inside a control that says so itself it stays silent. @default false */
  readonly announce?: boolean;
}

/** Something runs. Where content has a shape, a Skeleton says it better. */
export function Spinner({ size: wanted, announce = false }: SpinnerProps) {
  const words = useKitWords();
  const size = configNumber(wanted, 24, 16, 32);
  return (
    <Ring
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(announce ? { role: 'img', 'aria-label': words.loading } : { 'aria-hidden': true })}
    >
      {TICKS.map((tick) => (
        <line
          key={tick}
          x1="12"
          y1="2.5"
          x2="12"
          y2="6.5"
          opacity={(tick + 1) / 12}
          transform={`rotate(${tick * 30} 12 12)`}
        />
      ))}
    </Ring>
  );
}
