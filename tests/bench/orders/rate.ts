/** One piece of work of one of those that work at the same time. */
export type Work = (worker: number, serial: number) => Promise<unknown>;

export interface Rate {
  readonly perSecond: number;
  readonly latencies: readonly number[];
}

/** Work that is measured in turn with others, so that whatever the machine does meanwhile strikes all alike. */
export interface Contender {
  readonly name: string;
  readonly measure: (inFlight: number, ms: number) => Promise<Rate>;
}

let serial = 0;

/** Keeps so many pieces of work in flight for a while; how many ended a second, and how long each took. */
export async function measure(work: Work, inFlight: number, ms: number): Promise<Rate> {
  const latencies: number[] = [];
  const start = performance.now();
  const worker = async (index: number) => {
    for (let now = performance.now(); now - start < ms; ) {
      serial += 1;
      await work(index, serial);
      const ended = performance.now();
      latencies.push(ended - now);
      now = ended;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, (_, index) => worker(index)));
  return { perSecond: latencies.length / ((performance.now() - start) / 1000), latencies };
}

export const contender = (name: string, work: Work): Contender => ({
  name,
  measure: (inFlight, ms) => measure(work, inFlight, ms),
});

/** Warms all up, then measures them in rounds; gives the rates of each by its place. */
export async function inTurn(
  contenders: readonly Contender[],
  { inFlight, rounds, ms, warmMs }: { inFlight: number; rounds: number; ms: number; warmMs: number },
): Promise<Rate[][]> {
  const rates = contenders.map((): Rate[] => []);
  for (const one of contenders) await one.measure(inFlight, warmMs);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, one] of contenders.entries()) rates[index]?.push(await one.measure(inFlight, ms));
  return rates;
}

export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
