import { encode } from 'uqr';

/** Rows of modules, true where dark; without the quiet zone. */
export type QrMatrix = readonly (readonly boolean[])[];

/** Modules of white around the code that a scanner needs (ISO/IEC 18004). */
export const QUIET_MODULES = 4;

/** 97 modules a side: on the screen of a phone finer ones are too small for the camera of another. */
const MAX_VERSION = 20;

/** The modules of a text, null where it is empty or too long; also for a canvas that saves the code as a picture. */
export function qrMatrix(text: string): QrMatrix | null {
  if (text === '') return null;
  try {
    return encode(text, { ecc: 'M', boostEcc: true, border: 0, maxVersion: MAX_VERSION }).data;
  } catch {
    return null;
  }
}

/** One path for all dark modules: a run of them is one rectangle, so that no seam shows between neighbours. */
export function qrPath(matrix: QrMatrix): string {
  let path = '';
  matrix.forEach((row, y) => {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] && start < 0) start = x;
      if (row[x] || start < 0) continue;
      path += `M${start} ${y}h${x - start}v1h${start - x}z`;
      start = -1;
    }
  });
  return path;
}
