import { APP_VERSION_CODE } from '../../domain/constants.ts';

/** The code that getSetting(version) publishes: its value is "type,NN" (wire.md section 2). Null where it says none. */
function publishedCode(value: string): number | null {
  const code = Number(value.split(',').at(-1)?.trim() || Number.NaN);
  return Number.isSafeInteger(code) ? code : null;
}

/** The published code where it is above this build's, else null. */
export function newerCode(value: string | undefined, installed: number = APP_VERSION_CODE): number | null {
  const code = publishedCode(value ?? '');
  return code !== null && code > installed ? code : null;
}
