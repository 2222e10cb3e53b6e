import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '../../../src/contract/table.ts';
import type { User } from '../../conformance/calls/support/world.ts';

/** Three sign-ins a second from this many addresses stay far below what one address may. */
const ADDRESSES = 40;
const EACH_MS = 333;

let serial = 0;

/** Users sign in again and again, each time from another address; gives how long each took, ms. */
export async function signIns(origin: string, users: readonly User[], ms: number): Promise<number[]> {
  const times: Promise<number>[] = [];
  for (const end = performance.now() + ms; performance.now() < end; await wait(EACH_MS)) {
    const user = users[serial % users.length];
    if (user) times.push(signIn(origin, user, `127.0.5.${1 + (serial % ADDRESSES)}`));
    serial += 1;
  }
  return Promise.all(times);
}

async function signIn(origin: string, { email, password }: User, localAddress: string): Promise<number> {
  const begun = performance.now();
  const body = new URLSearchParams({ user_string: email, password }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
  const answer = await new Promise<string>((resolve, reject) => {
    request(`${origin}/api${calls['auth.login'].path}`, { method: 'POST', localAddress, headers }, (reply) => {
      let text = '';
      reply.on('data', (part) => {
        text += part;
      });
      reply.on('end', () => resolve(text)).on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
  if (!answer.startsWith('{"type":"ok"')) throw new Error(`A sign-in was answered ${answer}`);
  return performance.now() - begun;
}
