import { median, quantile, type Rate } from './rate.ts';

const met: string[] = [];
const missed: string[] = [];

/** "  name   1234 a second, p50 1.2 ms, p99 3.4 ms" */
export function rateLine(name: string, rates: readonly Rate[]): string {
  const all = rates.flatMap(({ latencies }) => latencies);
  const perSecond = median(rates.map((rate) => rate.perSecond));
  return `  ${name.padEnd(34)} ${perSecond.toFixed(0).padStart(6)} a second, p50 ${quantile(all, 0.5).toFixed(2)} ms, p99 ${quantile(all, 0.99).toFixed(1)} ms`;
}

/** Prints the median of ratios, one a round, beside its bar. */
export function ratioLine(name: string, ratios: readonly number[], bar: number): void {
  const ratio = median(ratios);
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const told = ratio >= bar ? 'met' : 'NOT MET';
  console.log(`  ${'ratio'.padEnd(34)}   ${ratio.toFixed(2)} (${spread}), bar ${bar}: ${told}`);
  verdict(name, ratio >= bar);
}

/** Whether a bar is met; with one that is not the bench ends with exit code 1. */
export function verdict(name: string, isMet: boolean): void {
  (isMet ? met : missed).push(name);
  if (!isMet) process.exitCode = 1;
}

/** Which bars are met, in the end. */
export function verdicts(): void {
  const list = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join('; '));
  console.log(`Bars met: ${list(met)}\nBars not met: ${list(missed)}`);
}
