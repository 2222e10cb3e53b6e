import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import type { CallSpec } from '../../../../src/contract/define.ts';
import { type CallName, calls } from '../../../../src/contract/table.ts';
import type { Case, Made } from '../case.ts';
import { cases } from '../cases/index.ts';
import { assertChinese, assertEnglish } from '../support/sentence.ts';
import { unknownKeys } from '../support/shape.ts';
import { stateOf } from '../support/state.ts';
import { readReply, type User, type World } from '../support/world.ts';

const NAMES = Object.keys(calls) as CallName[];
const BAD_TOKENS = [undefined, '', 'x', 'Bearer ', 'a'.repeat(4000), "' or 1=1 --", '[object Object]'];

/** Good calls as guest and as user; gives what was changed, to be looked for again. */
export function goodCalls(open: () => World): (() => Promise<void>)[] {
  const kept: (() => Promise<void>)[] = [];

  describe('with good input', () => {
    it.each(NAMES)('%s answers a user as its schema says', async (name) => {
      const world = open();
      kept.push(...(await callAsUser(world, name, cases[name] as Case<CallName>)));
    });

    it.each(NAMES.filter((name) => specOf(name).guest))('%s answers a guest', async (name) => {
      const world = open();
      const one = cases[name] as Case<CallName>;
      const fields = await one.good(world, await world.newUser());
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

async function callAsUser(world: World, name: CallName, one: Case<CallName>): Promise<(() => Promise<void>)[]> {
  const user: User = await world.newUser();
  const fields = await one.good(world, user);
  const before = await stateOf(world, user);
  const made: Made<CallName> = { user, fields, reply: await asked(world, name, fields, user.token) };
  one.says?.(made);
  if (one.effect === 'none') {
    expect(await stateOf(world, user)).toEqual(before);
    return [];
  }
  await one.see(world, made);
  return [() => one.see(world, made)];
}
