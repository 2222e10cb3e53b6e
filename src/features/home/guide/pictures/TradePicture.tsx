import { Ruler } from './Ruler.tsx';

/** x, high, low, open, close of each candle, in the units of the picture. */
const CANDLES = [
  [40, 112, 160, 150, 122],
  [64, 96, 140, 122, 104],
  [88, 92, 132, 104, 124],
  [112, 78, 130, 124, 88],
  [136, 60, 102, 88, 70],
  [160, 58, 96, 70, 86],
  [184, 44, 92, 86, 54],
] as const;
const ASKS = [46, 34, 22];
const BIDS = [30, 44, 58];

/** A chart that meets its book at the last price. */
export function TradePicture() {
  return (
    <svg viewBox="0 0 320 220" fill="none" aria-hidden="true">
      <path d="M16 54H304" stroke="var(--color-text-primary)" strokeDasharray="2 4" />
      {CANDLES.map(([x, high, low, open, close]) => {
        const color = close < open ? 'var(--direction-up-line)' : 'var(--direction-down-line)';
        return (
          <g key={x} stroke={color} fill={color}>
            <path d={`M${x + 5} ${high}V${low}`} strokeWidth={1.5} />
            <rect x={x} y={Math.min(open, close)} width={10} height={Math.abs(open - close)} rx={1} stroke="none" />
          </g>
        );
      })}
      {ASKS.map((width, row) => (
        <rect
          key={width}
          x={296 - width}
          y={4 + row * 13}
          width={width}
          height={9}
          rx={2}
          fill="var(--direction-down-wash)"
          stroke="var(--direction-down-line)"
          strokeWidth={0.75}
        />
      ))}
      <rect x={236} y={45} width={60} height={18} rx={4} fill="var(--color-chart-tag)" />
      <path d="M246 54h26M277 54h9" stroke="var(--color-chart-tag-text)" strokeWidth={2} strokeLinecap="round" />
      {BIDS.map((width, row) => (
        <rect
          key={width}
          x={296 - width}
          y={69 + row * 13}
          width={width}
          height={9}
          rx={2}
          fill="var(--direction-up-wash)"
          stroke="var(--direction-up-line)"
          strokeWidth={0.75}
        />
      ))}
      <Ruler y={190} />
    </svg>
  );
}
