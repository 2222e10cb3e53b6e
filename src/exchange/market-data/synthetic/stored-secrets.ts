import { hash, randomBytes } from 'node:crypto';
import { asc, desc, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/store/open.ts';
import { priceSecrets } from '../../platform/store/schema/index.ts';
import { hkDay, hkDayStart } from '../candles/periods.ts';
import { type Secrets, seededSecrets } from './secrets.ts';

/** Days whose secrets are made ahead: no clock goes further between two calls of `extend`, not even the demo's. */
export const DAYS_AHEAD = 400;

interface Row {
  readonly day: number;
  readonly secret: string;
  readonly publishedAt: number;
}

const dayAt = (now: number): number => hkDay(Math.floor(now / 1000));

/**
 * The secrets as the store keeps them, one a UTC+8 day, made ahead of their days. The first row is that of the day before
 * the first start; it stands for all days before it too, out of which history is invented.
 */
export class StoredSecrets implements Secrets {
  private readonly byDay = new Map<number, Uint8Array>();
  private readonly seeded: Secrets | null;
  private earliest = Number.POSITIVE_INFINITY;
  private latest = Number.NEGATIVE_INFINITY;

  private constructor(seed: string | null) {
    this.seeded = seed === null ? null : seededSecrets(seed, 0);
  }

  /** What the store has. With a seed, the days to come get secrets that anybody can compute: tests, pictures of the demo. */
  static async read(db: Db, seed: string | null): Promise<StoredSecrets> {
    const secrets = new StoredSecrets(seed);
    secrets.take(await db.select().from(priceSecrets).orderBy(asc(priceSecrets.day)));
    return secrets;
  }

  get isEmpty(): boolean {
    return this.byDay.size === 0;
  }

  get first(): number {
    return this.earliest + 1;
  }

  of(day: number): Uint8Array {
    const found = this.byDay.get(Math.max(day, this.earliest));
    if (!found) throw new RangeError(`the price secret of day ${day} is not made yet`);
    return found;
  }

  /** Makes the secrets that are missing for the days to come. Call the result once the transaction is committed. */
  async extend(tx: Tx, now: number): Promise<() => void> {
    const rows: Row[] = [];
    const from = this.isEmpty ? dayAt(now) - 1 : this.latest + 1;
    for (let day = from; day <= dayAt(now) + DAYS_AHEAD; day += 1)
      rows.push({ day, secret: this.make(day), publishedAt: now });
    if (rows.length > 0) await tx.insert(priceSecrets).values(rows);
    return () => this.take(rows);
  }

  private make(day: number): string {
    return Buffer.from(this.seeded?.of(day) ?? randomBytes(32)).toString('hex');
  }

  private take(rows: readonly Row[]): void {
    for (const { day, secret } of rows) {
      this.byDay.set(day, Buffer.from(secret, 'hex'));
      this.earliest = Math.min(this.earliest, day);
      this.latest = Math.max(this.latest, day);
    }
  }
}

/** A day's secret, as far as everybody may know it. Moments in unix ms. */
export interface PublishedSecret {
  /** The UTC+8 day, counted from the epoch, its start and its end. */
  readonly day: number;
  readonly start: number;
  readonly end: number;
  /** Since when the hash can be read. */
  readonly publishedAt: number;
  /** SHA-256 of the secret's text, hex. */
  readonly sha256: string;
  /** 64 hex digits; null until the day has ended. */
  readonly secret: string | null;
}

/** The last `limit` days up to a day, or up to tomorrow; the latest first. */
export async function publishedSecrets(
  db: Db,
  now: number,
  { day = dayAt(now) + 1, limit }: { readonly day?: number | undefined; readonly limit: number },
): Promise<PublishedSecret[]> {
  const rows = await db
    .select()
    .from(priceSecrets)
    .where(lte(priceSecrets.day, day))
    .orderBy(desc(priceSecrets.day))
    .limit(limit);
  return rows.map((row) => {
    const end = hkDayStart(row.day + 1) * 1000;
    return {
      day: row.day,
      start: hkDayStart(row.day) * 1000,
      end,
      publishedAt: row.publishedAt,
      sha256: hash('sha256', row.secret),
      secret: end <= now ? row.secret : null,
    };
  });
}
