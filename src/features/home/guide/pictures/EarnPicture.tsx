import { Ruler } from './Ruler.tsx';

interface CardProps {
  readonly x: number;
  readonly isInForce?: boolean;
  readonly bars: readonly number[];
}

/** One outcome: what stands in it, and its bars. */
function Card({ x, isInForce, bars }: CardProps) {
  const line = isInForce ? 'var(--color-text-primary)' : 'var(--color-line-strong)';
  return (
    <g>
      <rect
        x={x}
        y={20}
        width={128}
        height={112}
        rx={12}
        fill="var(--color-bg-card)"
        stroke={line}
        strokeWidth={isInForce ? 2 : 1}
      />
      <path d={`M${x + 16} 42h40`} stroke="var(--color-line-strong)" strokeWidth={5} strokeLinecap="round" />
      <path d={`M${x + 16} 60h68`} stroke="var(--color-text-primary)" strokeWidth={7} strokeLinecap="round" />
      <path
        d={bars.map((height, bar) => `M${x + 20 + bar * 14} 120v${-height}`).join('')}
        stroke={isInForce ? 'var(--brand-accent-line)' : 'var(--color-chart-tick)'}
        strokeWidth={8}
      />
    </g>
  );
}

/** Two outcomes side by side, and the price that decides between them. */
export function EarnPicture() {
  return (
    <svg viewBox="0 0 320 220" fill="none" aria-hidden="true">
      <Card x={16} isInForce bars={[10, 14, 18, 22, 27, 33, 40]} />
      <Card x={176} bars={[40, 36, 31, 27, 22, 18, 14]} />
      <path d="M160 12V204" stroke="var(--color-text-primary)" strokeDasharray="2 4" />
      <rect
        x={153}
        y={172}
        width={14}
        height={22}
        rx={4}
        fill="var(--color-bg-page)"
        stroke="var(--color-text-primary)"
        strokeWidth={2}
      />
      <Ruler y={180} />
    </svg>
  );
}
