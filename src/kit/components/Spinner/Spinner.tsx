import { useKitWords } from '../../words/index.ts';
import { Ring } from './Spinner.styles.ts';

const TICKS = Array.from({ length: 12 }, (_, index) => index);

export interface SpinnerProps {
  /** @default 24 */
  readonly size?: 16 | 20 | 24 | 32;
  /** Says that something loads; inside a control that says so itself it stays silent. */
  readonly announce?: boolean;
}

/** Something runs. Where content has a shape, a Skeleton says it better. */
export function Spinner({ size = 24, announce = false }: SpinnerProps) {
  const words = useKitWords();
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
