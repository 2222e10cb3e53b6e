/** Ticks along the foot of a picture: every sixth is long, as on the rulers of the kit. */
export function Ruler({
  y,
  from = 16,
  to = 304,
}: {
  readonly y: number;
  readonly from?: number;
  readonly to?: number;
}) {
  const count = Math.floor((to - from) / 8) + 1;
  const ticks = Array.from({ length: count }, (_, tick) => `M${from + tick * 8} ${y}v${tick % 6 === 0 ? 14 : 8}`);
  return <path d={ticks.join('')} stroke="var(--color-chart-tick)" strokeWidth={1.5} fill="none" />;
}
