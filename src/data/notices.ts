import { CallError } from './call-error.ts';
import { type Client, partOf } from './client.ts';
import { type Emitter, emitter } from './emitter.ts';

/** The server sends the user somewhere: 999 login, 998 verification, 997 guide (product-spec.md section 8). */
export interface EnvelopeNotice {
  kind: 'login' | 'verification' | 'unavailable';
  message: string;
  /** The token the call was made with: a notice about an older one is no news. */
  token: string | null;
  /** Of a 997: the screen that helps, as an address of ours, where the server names one. */
  next?: string;
}

/** The one place where those three are heard; `app/` turns them into toast and redirect. */
export const noticesOf = partOf((): Emitter<EnvelopeNotice> => emitter());

/** Says that a failed call sends the user somewhere, where it does. */
export function announce(client: Client, error: unknown, token: string | null): void {
  if (!(error instanceof CallError)) return;
  const { kind, message, next } = error;
  if (kind === 'login' || kind === 'verification' || kind === 'unavailable')
    noticesOf(client).emit({ kind, message, token, ...(next && { next }) });
}
