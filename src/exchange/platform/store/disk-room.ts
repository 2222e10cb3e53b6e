import { statfs } from 'node:fs/promises';

/** Below this the store takes no transactions: what it writes comes in files of 16 MB, and it does not live through one that cannot be made. */
const ENOUGH_BYTES = 64 * 1024 * 1024;
const LOOK_MS = 500;

/** Free bytes of a folder's disk. */
export type FreeBytes = (folder: string) => Promise<number>;

const freeOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Looks after the room on a folder's disk. */
export class DiskRoom {
  private hasRoom = true;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly folder: string,
    private readonly free: FreeBytes = freeOf,
  ) {
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    this.timer.unref();
  }

  /** As of the last look, half a second ago at most. */
  get isEnough(): boolean {
    return this.hasRoom;
  }

  async look(): Promise<void> {
    // A disk that does not say is not one to be refused.
    this.hasRoom = (await this.free(this.folder).catch(() => ENOUGH_BYTES)) >= ENOUGH_BYTES;
  }

  close(): void {
    clearInterval(this.timer);
  }
}
