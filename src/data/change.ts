import type { QueryClient } from '@tanstack/react-query';
import type { CallName, ReplyOf, RequestOf } from '../contract/table.ts';
import { type CallOptions, call } from './call.ts';
import { specOf } from './sections.ts';

/** Comes with the user's events, or with the first change: no first drawing waits for it. Without it, screens still read again when they come into view. */
const obeyance = () =>
  import('./obey.ts').then(
    (module) => module.obey,
    () => undefined,
  );

/** Carries out a call that may change something; what the client has read obeys before anybody hears of the reply. */
export async function change<Name extends CallName>(
  client: QueryClient,
  name: Name,
  request: RequestOf<Name>,
  options: CallOptions = {},
): Promise<ReplyOf<Name>> {
  const [spec, obey] = await Promise.all([specOf(name), obeyance()]);
  try {
    const reply = await call(name, request, options);
    obey?.(client, spec, reply);
    return reply;
  } catch (error) {
    // It may have been carried out all the same; and what it was refused for was not known here.
    obey?.(client, spec);
    throw error;
  }
}
