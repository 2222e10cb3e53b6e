import { Ruler } from './Ruler.tsx';

const ROWS = [
  { y: 20, before: 44, after: 60 },
  { y: 68, before: 60, after: 38 },
  { y: 116, before: 38, after: 72 },
];

/** A ledger: each row begins with what the one before it left. */
export function SafetyPicture() {
  return (
    <svg viewBox="0 0 320 220" fill="none" aria-hidden="true">
      {ROWS.map(({ y, before, after }, row) => (
        <g key={y}>
          <rect
            x={16}
            y={y}
            width={288}
            height={36}
            rx={8}
            fill="var(--color-bg-card)"
            stroke="var(--color-line-strong)"
          />
          <path d={`M32 ${y + 18}h${before}`} stroke="var(--color-line-strong)" strokeWidth={6} strokeLinecap="round" />
          <path
            d={`M132 ${y + 18}h20m-6-5 6 5-6 5`}
            stroke="var(--color-text-primary)"
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path
            d={`M176 ${y + 18}h${after}`}
            stroke="var(--color-text-primary)"
            strokeWidth={6}
            strokeLinecap="round"
          />
          <circle cx={282} cy={y + 18} r={9} fill="var(--brand-accent-wash)" stroke="var(--brand-accent-line)" />
          <path
            d={`M277.5 ${y + 18}l3 3 6-6`}
            stroke="var(--brand-accent-line)"
            strokeWidth={1.75}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          {row < ROWS.length - 1 ? (
            <path
              d={`M${176 + after / 2} ${y + 36}v6H${32 + after / 2}v6`}
              stroke="var(--color-chart-tick)"
              strokeDasharray="2 3"
            />
          ) : null}
        </g>
      ))}
      <Ruler y={184} />
    </svg>
  );
}
