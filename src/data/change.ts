import type { CallName, ReplyOf, RequestOf } from '../contract/table.ts';
import { type CallOptions, call } from './call.ts';
import type { Client } from './client.ts';
import { queriesOf } from './query.ts';
import { specOf } from './sections.ts';

/** Comes with the user's events, or with the first change: no first drawing waits for it. Without it, screens still read again when they come into view. */
const obeyance = () =>
  import('./obey.ts').then(
    (module) => module.obey,
    () => undefined,
  );

/** Carries out a call that may change something; what the client has read obeys before anybody hears of the reply. */
export async function change<Name extends CallName>(
  client: Client,
  name: Name,
  request: RequestOf<Name>,
  options: CallOptions = {},
): Promise<ReplyOf<Name>> {
  // The call itself waits for neither: money is sent at once.
  const loading = Promise.all([specOf(name), obeyance()]);
  let reply: ReplyOf<Name> | undefined;
  try {
    reply = await call(client, name, request, options);
    return reply;
  } finally {
    const [spec, obey] = await loading;
    // Without a reply it may have been carried out all the same; and what it was refused for was not known here.
    obey?.(queriesOf(client), spec, reply);
  }
}
