import { APP_VERSION_CODE } from '../../domain/constants.ts';

/** A version that getSetting(version) publishes. */
export interface NewerVersion {
  readonly code: number;
  /** It is needed, and asked for at every start; else once. */
  readonly isRequired: boolean;
}

/** Kinds of an update: the wire names none but "type" (wire.md section 2); 2 = required is ours. */
const REQUIRED = '2';

/** The published version where its code is above this build's, else null; the value is "type,NN", or the code alone. */
export function newerVersion(value: string | undefined, installed: number = APP_VERSION_CODE): NewerVersion | null {
  const parts = (value ?? '').split(',').map((part) => part.trim());
  const code = Number(parts.at(-1) || Number.NaN);
  if (!Number.isSafeInteger(code) || code <= installed) return null;
  return { code, isRequired: parts.length > 1 && parts[0] === REQUIRED };
}
