import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MEGABYTE } from '../../domain/constants.ts';
import { DAY_MS } from '../../domain/durations.ts';
import type { Clock } from '../platform/clock-port.ts';
import { Refusal } from '../platform/refusal.ts';
import { queryRows } from '../platform/store/driver.ts';
import type { Db, Store, Tx } from '../platform/store/open.ts';
import { uploads } from '../platform/store/schema/index.ts';
import type { TaskHandler, Tasks } from '../platform/tasks/port.ts';

/** What one user may keep here. */
export interface UploadQuota {
  readonly dayCount: number;
  readonly dayBytes: number;
  readonly count: number;
  readonly bytes: number;
}

/** Papers, vouchers and NFT pictures of a busy user come to some ten a day. */
export const UPLOAD_QUOTA: UploadQuota = { dayCount: 60, dayBytes: 120 * MEGABYTE, count: 300, bytes: 500 * MEGABYTE };

/** How long a picture waits for something that it belongs to: as long as a form may lie open. */
const UNUSED_MS = DAY_MS;
const SWEPT_AT_ONCE = 50;
/** Kind of the tasks that remove the files of a sweep. */
export const FILES_TASK = 'app.removeFiles';

/** Where uploaded pictures are kept. No route serves this folder: each picture is given out by its row. */
export const uploadFolder = (dataDir: string): string => path.join(dataDir, 'uploads');

export interface NewUpload {
  readonly user: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Pictures of users: rows with an owner, and files beside them. */
export class Uploads {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly folder: string;
  private readonly quota: UploadQuota;

  constructor(store: Store, clock: Clock, dataDir: string, quota: UploadQuota = UPLOAD_QUOTA) {
    this.store = store;
    this.clock = clock;
    this.folder = uploadFolder(dataDir);
    this.quota = quota;
  }

  /** Refuses where the user's quota has no room for so many bytes more. */
  async assertRoom(user: number, bytes: number, db: Db = this.store.db): Promise<void> {
    const since = this.clock.now() - DAY_MS;
    const [used] = await queryRows<{ count: number; bytes: number; day_count: number; day_bytes: number }>(
      db,
      sql`select count(*)::int as count, coalesce(sum(bytes), 0)::float8 as bytes,
        (count(*) filter (where created_at > ${since}))::int as day_count,
        coalesce(sum(bytes) filter (where created_at > ${since}), 0)::float8 as day_bytes
        from uploads where user_id = ${user}`,
    );
    if (!used) throw new Error('A sum has one row');
    const { quota } = this;
    if (used.day_count >= quota.dayCount || used.day_bytes + bytes > quota.dayBytes)
      throw new Refusal('upload.quotaDay');
    if (used.count >= quota.count || used.bytes + bytes > quota.bytes) throw new Refusal('upload.quota');
  }

  /** Keeps a picture. The row is there before its file: a file without a row would never be found again. */
  async keep({ user, name, type, bytes }: NewUpload): Promise<void> {
    await this.store.transaction(async (tx) => {
      // Two pictures of one user wait for each other, so that both count.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`uploads ${user}`}))`);
      await this.assertRoom(user, bytes.length, tx);
      await tx.insert(uploads).values({ name, userId: user, type, bytes: bytes.length, createdAt: this.clock.now() });
    });
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.fileOf(name), bytes, { flag: 'wx' });
  }

  /** File and type of a picture, for its owner; null for everybody else. */
  async read(name: string, user: number): Promise<{ file: string; type: string } | null> {
    const [row] = await this.store.db
      .select({ type: uploads.type })
      .from(uploads)
      .where(and(eq(uploads.name, name), eq(uploads.userId, user)));
    return row ? { file: this.fileOf(name), type: row.type } : null;
  }

  /** Says what a picture belongs to from now on; refused where it is not the user's, or belongs to something already. */
  async attach(tx: Tx, { user, name, reference }: { user: number; name: string; reference: string }): Promise<void> {
    const attached = await tx
      .update(uploads)
      .set({ reference })
      .where(and(eq(uploads.name, name), eq(uploads.userId, user), isNull(uploads.reference)))
      .returning({ name: uploads.name });
    if (attached.length === 0) throw new Refusal('upload.missing');
  }

  /** What the pictures belonged to is gone: they go at the next sweep. */
  async detach(tx: Tx, reference: string): Promise<void> {
    await tx.update(uploads).set({ reference: null }).where(eq(uploads.reference, reference));
  }

  /**
   * Takes out pictures that belong to nothing after their time, as of a moment; some at a call, so that no call takes long. Their files are
   * a task of the same transaction: a row that stays has its file, and a kill leaves no file without a row. Gives how many.
   */
  async sweep(tasks: Pick<Tasks, 'add'>, now: number): Promise<number> {
    const unused = and(isNull(uploads.reference), lt(uploads.createdAt, now - UNUSED_MS));
    const oldest = this.store.db
      .select({ name: uploads.name })
      .from(uploads)
      .where(unused)
      .orderBy(asc(uploads.createdAt))
      .limit(SWEPT_AT_ONCE);
    return this.store.transaction(async (tx) => {
      const gone = await tx
        .delete(uploads)
        .where(and(unused, inArray(uploads.name, oldest)))
        .returning({ name: uploads.name });
      const names = gone.map(({ name }) => name);
      const [ref] = names;
      if (ref !== undefined) await tasks.add(tx, { kind: FILES_TASK, ref, dueAt: now, payload: names });
      return names.length;
    });
  }

  /** Removes the files of pictures whose rows a sweep took out. */
  readonly filesTask: TaskHandler = async ({ payload }) => {
    for (const name of z.parse(z.array(z.string()), payload)) await rm(this.fileOf(name), { force: true });
    return async () => undefined;
  };

  private fileOf(name: string): string {
    return path.join(this.folder, name);
  }
}
