import { statfsSync } from 'node:fs';
import { MEGABYTE } from '../../../domain/constants.ts';

/** Below this the store takes no transactions: what it writes comes in files of 16 MB, and it does not live through one that cannot be made. */
const ENOUGH_BYTES = 64 * MEGABYTE;
/** So long a look counts: the room does not go in less. A look takes some microseconds. */
const FRESH_MS = 10;

/** Free bytes of a folder's disk. */
export type FreeBytes = (folder: string) => number;

const freeOf: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Looks after the room on a folder's disk, whenever somebody wants to write. */
export class DiskRoom {
  private hasRoom = true;
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly folder: string,
    private readonly free: FreeBytes = freeOf,
  ) {}

  /** As of now, or of a look that is as good. */
  get isEnough(): boolean {
    const now = performance.now();
    if (now - this.lookedAt >= FRESH_MS) {
      this.lookedAt = now;
      this.hasRoom = this.look();
    }
    return this.hasRoom;
  }

  private look(): boolean {
    try {
      return this.free(this.folder) >= ENOUGH_BYTES;
    } catch {
      // A disk that does not say is not one to be refused.
      return true;
    }
  }
}
