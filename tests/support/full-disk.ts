import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const write = fs.writeSync;

function setWrite(to: typeof write): void {
  Reflect.set(fs, 'writeSync', to);
  syncBuiltinESMExports();
}

/** From now on no disk takes anything that this process writes. */
export function fillDisk(): void {
  setWrite(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  });
}

export const freeDisk = (): void => setWrite(write);
