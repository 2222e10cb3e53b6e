import { CallError, referenceOf } from './call-error.ts';
import type { Client } from './client.ts';
import { serverConfig } from './config.ts';
import { queriesOf } from './query.ts';

/**
 * Gives the user the first day's practice money back: what is open ends, and whatever was read is asked for again. A tool of a demo
 * exchange, which stands beside the calls of the wire as no other server has it (README). Rejects with a CallError.
 */
export async function resetDemo(client: Client): Promise<void> {
  const reference = referenceOf('demo.reset');
  const { apiBase } = await serverConfig();
  const reply = await fetch(`${apiBase.replace(/\/api$/, '')}/demo/reset`, {
    method: 'POST',
    headers: { Authorization: client.token() ?? '' },
  }).catch((cause: unknown) => {
    throw new CallError('network', { reference, cause });
  });
  if (!reply.ok) throw new CallError('http', { reference });
  void queriesOf(client).invalidateQueries();
}
