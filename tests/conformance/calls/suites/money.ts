import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import type { CallSpec } from '../../../../src/contract/define.ts';
import { type CallName, calls } from '../../../../src/contract/table.ts';
import type { Case, MovesMoney } from '../case.ts';
import { cases } from '../cases/index.ts';
import { assertChinese, assertEnglish } from '../support/sentence.ts';
import { stateOf } from '../support/state.ts';
import type { User, World } from '../support/world.ts';

const caseOf = (name: CallName) => cases[name] as Case<CallName>;
const NAMES = (Object.keys(calls) as CallName[]).filter(
  (name) => (calls[name] as CallSpec).money && caseOf(name).effect !== 'unavailable',
);
const PARALLEL = 20;

function moneyCase(name: CallName): MovesMoney<CallName> {
  const one = caseOf(name);
  assert.equal(one.effect, 'money', `${name} moves money, and its case must say how often it happened`);
  return one as MovesMoney<CallName>;
}

/** Calls with a client id happen once (readings G8). Gives what is asked again after a restart. */
export function moneyCalls(open: () => World): (() => Promise<void>)[] {
  const later: (() => Promise<void>)[] = [];

  describe('money calls with a client id', () => {
    it.each(NAMES)('%s happens once and gives the stored reply', async (name) => {
      const world = open();
      const user = await world.newUser();
      const { again } = await madeOnce(world, name, user);
      await again();
      later.push(again);
    });

    it.each(NAMES)('%s with the same id and another body is refused', async (name) => {
      const world = open();
      const user = await world.newUser();
      const { fields } = await madeOnce(world, name, user);
      const other = { ...moneyCase(name).other(fields) };
      const before = await stateOf(world, user);
      const english = await world.say(name, other, { token: user.token });
      const chinese = await world.say(name, other, { token: user.token, lang: 'zh' });
      expect(english.type).toBe('error');
      assertEnglish(english.message, name);
      assertChinese(chinese.message, name);
      expect(await stateOf(world, user)).toEqual(before);
    });

    it.each(NAMES)(`%s sent ${PARALLEL} times at once happens once`, async (name) => {
      const world = open();
      const user = await world.newUser();
      const one = moneyCase(name);
      const fields = await one.good(world, user);
      const before = await one.count(world, user);
      const replies = await Promise.all(
        Array.from({ length: PARALLEL }, () => world.say(name, { ...fields }, { token: user.token })),
      );
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size, JSON.stringify(replies)).toBe(1);
      expect(replies[0]?.type).toBe('ok');
      expect(await one.count(world, user)).toBe(before + 1);
      await world.assertInvariants();
    });

    it.each(NAMES)('%s: two users may use the same id', async (name) => {
      const world = open();
      const [one, two] = [await world.newUser(), await world.newUser()];
      const id = { client_id: `shared-${name.replace('.', '-')}` };
      for (const user of [one, two]) {
        const fields = { ...(await moneyCase(name).good(world, user)), ...id };
        expect((await world.say(name, fields, { token: user.token })).type).toBe('ok');
      }
    });
  });
  return later;
}

async function madeOnce(world: World, name: CallName, user: User) {
  const one = moneyCase(name);
  const fields = await one.good(world, user);
  const before = await one.count(world, user);
  const first = await world.say(name, { ...fields }, { token: user.token });
  expect(first.type, String(first.message)).toBe('ok');
  const after = await one.count(world, user);
  expect(after).toBe(before + 1);
  const again = async () => {
    expect(await world.say(name, { ...fields }, { token: user.token })).toEqual(first);
    expect(await one.count(world, user)).toBe(after);
  };
  return { fields, again };
}
