import { createHash } from 'node:crypto';

const TAIL = 60;

/** Everything that a run asked, was answered and was told, as one digest; the last lines as they are. */
export class Trace {
  private readonly hash = createHash('sha256');
  readonly tail: string[] = [];
  /** Whether each line is printed. */
  private readonly isLoud: boolean;

  constructor(isLoud = false) {
    this.isLoud = isLoud;
  }

  write(line: string): void {
    this.hash.update(line).update('\n');
    this.tail.push(line.slice(0, 400));
    if (this.tail.length > TAIL) this.tail.shift();
    if (this.isLoud) console.log(line);
  }

  /** Only for the digest: too much to show. */
  note(line: string): void {
    this.hash.update(line).update('\n');
    if (this.isLoud) console.log(line);
  }

  digest(): string {
    return this.hash.copy().digest('hex').slice(0, 16);
  }
}
