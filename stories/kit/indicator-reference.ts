/** Indicators by their published definitions, written for reading: what the chart shows is compared with these. */

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Bollinger: the mean of the last `length` closes, and `width` population deviations around it. */
export function bollinger(closes: readonly number[], length = 20, width = 2) {
  const last = closes.slice(-length);
  const middle = mean(last);
  const deviation = Math.sqrt(mean(last.map((close) => (close - middle) ** 2)));
  return { middle, upper: middle + width * deviation, lower: middle - width * deviation };
}

/** Wilder's RSI: the first averages are plain means, each later one keeps (length - 1) parts of the one before. */
export function rsi(closes: readonly number[], length: number): number {
  const changes = closes.slice(1).map((close, i) => close - (closes[i] ?? close));
  const smooth = (values: readonly number[]) =>
    values
      .slice(length)
      .reduce((average, value) => (average * (length - 1) + value) / length, mean(values.slice(0, length)));
  const gain = smooth(changes.map((change) => Math.max(change, 0)));
  const loss = smooth(changes.map((change) => Math.max(-change, 0)));
  return loss === 0 ? 100 : 100 - 100 / (1 + gain / loss);
}

export interface Range {
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** KDJ (9, 3, 3): K and D begin at 50 and move a third of the way to the raw value; J is 3K - 2D. */
export function kdj(bars: readonly Range[], length = 9) {
  let [k, d] = [50, 50];
  for (let end = length; end <= bars.length; end += 1) {
    const window = bars.slice(end - length, end);
    const high = Math.max(...window.map((bar) => bar.high));
    const low = Math.min(...window.map((bar) => bar.low));
    const close = window.at(-1)?.close ?? low;
    k += (((close - low) / (high - low)) * 100 - k) / 3;
    d += (k - d) / 3;
  }
  return { k, d, j: 3 * k - 2 * d };
}

/** Exponential mean that begins as the plain mean of its first `length` values; one value for each from there. */
function ema(values: readonly number[], length: number): number[] {
  const course = [mean(values.slice(0, length))];
  for (const value of values.slice(length))
    course.push((course.at(-1) ?? 0) + ((value - (course.at(-1) ?? 0)) * 2) / (length + 1));
  return course;
}

/** MACD (12, 26, 9): the short mean less the long one, its own mean, and twice what lies between. */
export function macd(closes: readonly number[]) {
  const long = ema(closes, 26);
  const short = ema(closes, 12).slice(-long.length);
  const course = long.map((value, i) => (short[i] ?? value) - value);
  const dif = course.at(-1) ?? 0;
  const dea = ema(course, 9).at(-1) ?? 0;
  return { dif, dea, macd: (dif - dea) * 2 };
}
