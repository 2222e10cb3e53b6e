/** Where a value stands between low and high, 0 to 1; the middle where that cannot be said. */
export function shareOf(low: string, high: string, value: string): number {
  const span = Number(high) - Number(low);
  const share = (Number(value) - Number(low)) / span;
  return span > 0 && Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5;
}
