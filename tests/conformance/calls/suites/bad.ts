import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../../../src/contract/table.ts';
import type { Case } from '../case.ts';
import { cases } from '../cases/index.ts';
import { type BadRequest, badRequests } from '../support/bad-requests.ts';
import { openEnvelope } from '../support/envelope.ts';
import { inTurns } from '../support/in-turns.ts';
import { assertChinese, assertEnglish } from '../support/sentence.ts';
import { stateOf } from '../support/state.ts';
import type { User, World } from '../support/world.ts';

/** Pictures have bad input of their own. */
const NAMES = (Object.keys(calls) as CallName[]).filter((name) => name !== 'upload.file');

/** Bad input of every call: refused in its envelope, in the asked language, and nothing has changed. */
export function badCalls(open: () => World): void {
  describe('with bad input', () => {
    it.each(NAMES)('%s refuses it with a sentence and changes nothing', async (name) => {
      const world = open();
      const user = await world.newUser();
      const requests = badRequests(name, { ...(await cases[name].good(world, user)) });
      const before = await stateOf(world, user);
      await inTurns(
        requests.filter(({ mustRefuse }) => mustRefuse),
        (request) => assertRefused(world, name, request, user),
      );
      await refusedByTheExchange(world, name, cases[name] as Case<CallName>, user);
      expect(await stateOf(world, user)).toEqual(before);
    });

    it.each(NAMES)('%s survives what it may take', async (name) => {
      const world = open();
      const user = await world.newUser();
      const requests = badRequests(name, { ...(await cases[name].good(world, user)) });
      await inTurns(
        requests.filter(({ mustRefuse }) => !mustRefuse),
        (request) => assertEnvelope(world, name, request, user),
      );
      await world.assertInvariants();
    });
  });
}

/** What the schema lets through and the exchange knows better. */
async function refusedByTheExchange(world: World, name: CallName, one: Case<CallName>, user: User): Promise<void> {
  if (one.effect === 'unavailable') return;
  for (const fields of (await one.refused?.(world, user)) ?? []) {
    const about = `${name} ${JSON.stringify(fields)}`;
    const english = await world.say(name, { ...fields }, { token: user.token });
    const chinese = await world.say(name, { ...fields }, { token: user.token, lang: 'zh' });
    assert.notEqual(english.type, 'ok', about);
    assertEnglish(english.message, about);
    assertChinese(chinese.message, about);
  }
}

async function said(world: World, name: CallName, request: BadRequest, user: User, lang: 'en' | 'zh') {
  const reply = await world.rawCall(name, request, { token: user.token, lang });
  return openEnvelope(calls[name], reply, `${name}, ${request.about}`);
}

async function assertRefused(world: World, name: CallName, request: BadRequest, user: User): Promise<void> {
  const about = `${name}, ${request.about}`;
  const english = await said(world, name, request, user, 'en');
  const chinese = await said(world, name, request, user, 'zh');
  assert.equal(english.type, 'error', `${about}: ${JSON.stringify(english)}`);
  assertEnglish(english.message, about);
  assertChinese(chinese.message, about);
}

async function assertEnvelope(world: World, name: CallName, request: BadRequest, user: User): Promise<void> {
  const reply = await said(world, name, request, user, 'zh');
  if (reply.type !== 'ok') assertChinese(reply.message, `${name}, ${request.about}`);
}
