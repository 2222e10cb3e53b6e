const TURN = 2 * Math.PI;

/** Ticks `from` to `to` of a ring in a box of 100, clockwise from the top; every fifth is long, every fifteenth longest. */
export function ringPath(from: number, to: number, count: number): string {
  let d = '';
  for (let i = from; i < to; i += 1) {
    const length = i % 15 === 0 ? 9 : i % 5 === 0 ? 8 : 5.5;
    const [x, y] = [Math.sin((i / count) * TURN), -Math.cos((i / count) * TURN)];
    const point = (radius: number) => `${(50 + radius * x).toFixed(2)} ${(50 + radius * y).toFixed(2)}`;
    d += `M${point(49)}L${point(49 - length)}`;
  }
  return d;
}
