import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import type { CallSpec } from '../../../../src/contract/define.ts';
import { type CallName, calls } from '../../../../src/contract/table.ts';
import type { Case, Made, Served } from '../case.ts';
import { cases } from '../cases/index.ts';
import { assertChinese, assertEnglish } from '../support/sentence.ts';
import { unknownKeys } from '../support/shape.ts';
import { stateOf } from '../support/state.ts';
import { readReply, type User, type World } from '../support/world.ts';

const NAMES = Object.keys(calls) as CallName[];
const caseOf = (name: CallName) => cases[name] as Case<CallName>;
const UNAVAILABLE = NAMES.filter((name) => caseOf(name).effect === 'unavailable');
const SERVED = NAMES.filter((name) => !UNAVAILABLE.includes(name));
const BAD_TOKENS = [undefined, '', 'x', 'Bearer ', 'a'.repeat(4000), "' or 1=1 --", '[object Object]'];

/** Good calls as guest and as user; gives what was changed, to be looked for again. */
export function goodCalls(open: () => World): (() => Promise<void>)[] {
  const kept: (() => Promise<void>)[] = [];

  describe('with good input', () => {
    it.each(SERVED)('%s answers a user as its schema says', async (name) => {
      const world = open();
      kept.push(...(await callAsUser(world, name, caseOf(name) as Served<CallName>)));
    });

    it.each(SERVED.filter((name) => specOf(name).guest))('%s answers a guest', async (name) => {
      const world = open();
      const fields = await caseOf(name).good(world, await world.newUser());
      await asked(world, name, fields);
    });

    it.each(NAMES.filter((name) => !specOf(name).guest))('%s tells a guest to log in', async (name) => {
      const world = open();
      for (const token of BAD_TOKENS) {
        const english = await world.say(name, {}, { token });
        expect(english.type, `token ${token}`).toBe('999');
        assertEnglish(english.message, name);
      }
      assertChinese((await world.say(name, {}, { lang: 'zh' })).message, name);
    });

    if (UNAVAILABLE.length > 0)
      it.each(UNAVAILABLE)('%s is not built: it says so with 997 and changes nothing', async (name) => {
        const world = open();
        const user = await world.newUser();
        const fields = { ...(await caseOf(name).good(world, user)) };
        const before = await stateOf(world, user);
        const english = await world.say(name, fields, { token: user.token });
        expect(english.type).toBe('997');
        assertEnglish(english.message, name);
        assertChinese((await world.say(name, fields, { token: user.token, lang: 'zh' })).message, name);
        expect(await stateOf(world, user)).toEqual(before);
      });
  });
  return kept;
}

const specOf = (name: CallName): CallSpec => calls[name];

/** Calls, checks the reply against the schema in both directions, and reads it. */
async function asked(world: World, name: CallName, fields: object, token?: string) {
  const said = await world.say(name, { ...fields }, { token });
  assert.equal(said.type, 'ok', `${name}: ${String(said.message)}`);
  expect(unknownKeys(calls[name].reply, said.message)).toEqual([]);
  return readReply(name, said.message);
}

async function callAsUser(world: World, name: CallName, one: Served<CallName>): Promise<(() => Promise<void>)[]> {
  const user: User = await world.newUser();
  const fields = await one.good(world, user);
  const before = await stateOf(world, user);
  const made: Made<CallName> = { user, fields, reply: await asked(world, name, fields, user.token) };
  await one.says?.(made);
  if (one.effect === 'none') {
    expect(await stateOf(world, user)).toEqual(before);
    return [];
  }
  await one.see(world, made);
  return [() => one.see(world, made)];
}
