import { createHash } from 'node:crypto';

const TAIL = 60;

/** What a run did in each of its steps, the start being the first; lines only where they are kept. */
export type Recorded = readonly { readonly digest: string; readonly lines: readonly string[] }[];

/** Everything that a run asked, was answered and was told, as one digest; the last lines as they are. */
export class Trace {
  private readonly hash = createHash('sha256');
  private readonly past: { digest: string; lines: readonly string[] }[] = [];
  private lines: string[] = [];
  readonly tail: string[] = [];
  /** Whether each line is printed. */
  private readonly isLoud: boolean;
  /** Whether each line is kept. */
  private readonly isKept: boolean;

  constructor(isLoud = false, isKept = false) {
    this.isLoud = isLoud;
    this.isKept = isKept;
  }

  write(line: string): void {
    this.note(line);
    this.tail.push(line.slice(0, 400));
    if (this.tail.length > TAIL) this.tail.shift();
  }

  /** Only for the digest: too much to show. */
  note(line: string): void {
    this.hash.update(line).update('\n');
    if (this.isKept) this.lines.push(line);
    if (this.isLoud) console.log(line);
  }

  /** What comes is of the next step. */
  step(): void {
    this.past.push({ digest: this.digest(), lines: this.lines });
    this.lines = [];
  }

  get record(): Recorded {
    return [...this.past, { digest: this.digest(), lines: this.lines }];
  }

  digest(): string {
    return this.hash.copy().digest('hex').slice(0, 16);
  }
}

/** Where two runs that should be one part: the index of the step, -1 for the start, and their first lines that differ. */
export function parting(one: Recorded, other: Recorded): { step: number; lines: (string | undefined)[] } | null {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [a, b] = [one[at], other[at]];
    if (a?.digest === b?.digest) continue;
    const line = a?.lines.findIndex((text, index) => text !== b?.lines[index]) ?? 0;
    const first = line < 0 ? (a?.lines.length ?? 0) : line;
    return { step: at - 1, lines: [a?.lines[first], b?.lines[first]] };
  }
  return null;
}
