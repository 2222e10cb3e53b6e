import type { Teardown } from '../../../../src/exchange/app/teardown.ts';
import { DatabaseInUse, Leader } from '../../../../src/exchange/platform/store/leader-lock.ts';
import type { Store } from '../../../../src/exchange/platform/store/open.ts';
import { openPostgres } from '../../../../src/exchange/platform/store/postgres.ts';
import { type Break, type Breaks, type Connection, type Death, type Weather, WRITES } from '../database.ts';
import type { Machine } from '../machine.ts';
import type { Chance } from '../random.ts';
import { type Fate, type Keeper, Line } from './line.ts';

const COMMIT = /^commit$/i;

/** How a line may break. */
const FATES: Readonly<Record<Break, readonly [Fate, ...Fate[]]>> = {
  before: ['cut', 'ended', 'unheard'],
  after: ['unheard', 'unheard', 'cut behind'],
  nothing: ['cut', 'ended'],
};

/** Many writes are transactions by themselves, and little money is in them: few breaks are theirs. */
const BY_ITSELF = 0.1;

/** One in so many breaks takes all connections, as a restart of the server does. */
const ALL_OF = 3;

/** The database as those see it who stand beside the life. */
export interface Server {
  readonly url: string;
  /** Ends the connection of one of the server's processes. */
  end(process: number): Promise<void>;
  /** Lets the server find out that connections are gone. */
  breathe(): Promise<void>;
}

/** A life's connections to a PostgreSQL database: the exchange's own pool and leader, over lines that fail. */
export class PostgresConnection implements Connection, Keeper {
  readonly weather: Weather = { slowMs: 0, isFull: false };
  readonly breaks: Breaks = { next: null, awayUntil: 0, struck: new Map() };
  readonly machine: Machine;
  isDead = false;
  writes = 0;
  onDeath: () => void = () => undefined;
  private readonly server: Server;
  private readonly chance: Chance;
  private readonly lines = new Set<Line>();
  private operations = 0;
  private death: Death | null = null;

  constructor(server: Server, machine: Machine, chance: Chance) {
    this.server = server;
    this.machine = machine;
    this.chance = chance;
  }

  async open(teardown: Teardown, lost: () => void): Promise<Store> {
    const stream = () => this.line();
    const leader = await this.lead(stream, lost);
    teardown.add(() => leader.release());
    const store = await openPostgres(this.server.url, { fence: leader, stream });
    teardown.add(() => store.close());
    return store;
  }

  dieAt(later: number, isDone: boolean): void {
    this.death = { operation: this.operations + later, isDone };
  }

  /** No line says good-bye: what the server was asked it may still do. */
  async die(): Promise<void> {
    if (this.isDead) return;
    this.isDead = true;
    for (const line of this.lines) line.fallSilent();
    this.onDeath();
  }

  get isInTransaction(): boolean {
    return [...this.lines].some((line) => line.isAtWork);
  }

  get isAway(): boolean {
    return this.machine.now() < this.breaks.awayUntil;
  }

  get delayMs(): number {
    return this.weather.slowMs;
  }

  end(process: number): Promise<void> {
    return this.server.end(process);
  }

  fateOf(text: string, line: Line): Fate {
    this.operations += 1;
    const isLast = this.death !== null && this.operations >= this.death.operation;
    if (isLast && !this.death?.isDone) return 'unsent';
    const isWrite = WRITES.test(text);
    if (isWrite) this.writes += 1;
    if (isLast) return 'last';
    if (isWrite && this.weather.isFull) return 'no room';
    const commits = COMMIT.test(text) || (isWrite && !line.isInTransaction && this.chance.happens(BY_ITSELF));
    return this.breakOf(commits, line) ?? 'answered';
  }

  /** How a line breaks at a request; null where none is due. Whatever commits may break before and after, all else before. */
  private breakOf(commits: boolean, line: Line): Fate | null {
    const { next } = this.breaks;
    if (!next || (next.kind !== 'before' && !commits)) return null;
    next.left -= 1;
    if (next.left >= 0) return null;
    this.breaks.next = null;
    this.breaks.awayUntil = this.machine.now() + next.awayMs;
    if (this.chance.whole(1, ALL_OF) === 1) for (const other of this.lines) if (other !== line) other.break();
    const fate = this.chance.pick(FATES[next.kind]);
    const kind = `${fate}${commits ? ', of what commits' : ''}`;
    this.breaks.struck.set(kind, (this.breaks.struck.get(kind) ?? 0) + 1);
    return fate;
  }

  private line(): Line {
    const line = new Line(this);
    this.lines.add(line);
    line.once('close', () => this.lines.delete(line));
    return line;
  }

  /** Whoever starts the exchange starts it again where the life before still has the database. */
  private async lead(stream: () => Line, lost: () => void): Promise<Leader> {
    for (;;) {
      try {
        return await Leader.take(this.server.url, lost, stream);
      } catch (error) {
        if (!(error instanceof DatabaseInUse)) throw error;
        await this.server.breathe();
      }
    }
  }
}
