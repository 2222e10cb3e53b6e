import { beforeEach, expect, it } from 'vitest';
import { stillClock } from '../../../tests/support/deps.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import type { CodeFor, Source } from './code-source.ts';
import { Codes } from './codes.ts';
import type { Passwords } from './passwords.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SOURCES = 2000;
const TARGET: CodeFor = { address: 'anna@example.com', scene: 'forget' };
const NEWCOMER: Source = { source: '10.9.9.9', isKnown: false };
const HOME: Source = { source: '10.8.8.8', isKnown: true };

/** Counts what is compared; what it keeps is no secret to anybody. */
class Counted implements Passwords {
  compared = 0;
  private serial = 0;

  hash(secret: string): Promise<string> {
    this.serial += 1;
    return Promise.resolve(`${this.serial} ${secret}`);
  }

  matches(hash: string | null, secret: string): Promise<boolean> {
    if (hash !== null) this.compared += 1;
    return Promise.resolve(hash?.split(' ')[1] === secret);
  }
}

describeOnStores('codes while strangers flood an account', (open) => {
  const clock = stillClock();
  let passwords: Counted;
  let codes: Codes;
  let mails: string[];
  let warned: number;
  beforeEach(async () => {
    passwords = new Counted();
    codes = new Codes(await open(), clock, passwords);
    mails = [];
    warned = 0;
  });

  const ask = (from: Source, target = TARGET) =>
    codes.issue(target, from, (code) => {
      mails.push(code);
      return Promise.resolve();
    });
  /** What is in the mailbox, off by so much: no attacker is lucky here. */
  const wrong = (by = 1) => String((Number(mails.at(-1)) + by) % 1_000_000).padStart(6, '0');
  const check = (from: Source, code: string) =>
    codes
      .check(TARGET, from, code, () => {
        warned += 1;
      })
      .then(
        () => true,
        () => false,
      );
  const strangers = (count: number): Source[] =>
    Array.from({ length: count }, (_, n) => ({ source: `2001:db8:${n.toString(16)}::/64`, isKnown: false }));

  it('compares few guesses a day, and lets a newcomer in who reads the mail, within a minute', async () => {
    await ask(HOME);
    for (const from of strangers(20)) for (let serial = 1; serial <= 12; serial += 1) await check(from, wrong(serial));
    expect(passwords.compared).toBe(50 + 15);
    for (const from of strangers(SOURCES)) await check(from, wrong());
    const askedAt = clock.now();
    await ask(NEWCOMER);
    for (const from of strangers(20)) await ask(from);
    const newest = String(mails.at(-1));
    for (const from of strangers(20)) await check(from, wrong());
    expect(await check(NEWCOMER, newest)).toBe(true);
    expect(clock.now() - askedAt).toBeLessThanOrEqual(MINUTE);

    // Far more sources: strangers' guesses have an end for the day, and the owner's at home have not.
    for (const from of strangers(2600).slice(SOURCES)) await check(from, wrong());
    expect(passwords.compared).toBeLessThanOrEqual(2500 + 1);
    expect(await check({ ...NEWCOMER, source: '10.9.9.8' }, newest)).toBe(false);
    expect(await check(HOME, newest)).toBe(true);
    expect(warned).toBe(1);
    await clock.advanceBy(DAY);
    await ask(NEWCOMER);
    expect(await check(NEWCOMER, String(mails.at(-1)))).toBe(true);
  }, 120_000);

  it('mails one a minute for all strangers, with the one code that is right for each who asked', async () => {
    for (const from of strangers(20)) await ask(from);
    expect(mails).toHaveLength(1);
    await clock.advanceBy(MINUTE);
    for (const from of strangers(40)) await ask(from).catch(() => undefined);
    await ask(NEWCOMER);
    expect(mails).toHaveLength(2);
    expect(new Set(mails).size).toBe(1);
    // At home nobody waits for strangers.
    await ask(HOME);
    expect(mails).toHaveLength(3);
    expect([await check(NEWCOMER, String(mails[0])), await check(HOME, String(mails[2]))]).toEqual([true, true]);
  });

  it('counts the tries of a place where the owner was apart, and not without end', async () => {
    await ask(HOME);
    for (let n = 0; n < 150; n += 1) await check(HOME, wrong());
    expect(passwords.compared).toBe(100);
    expect(await check(NEWCOMER, String(mails[0]))).toBe(true);
  });

  it('makes a new code once the one before is used or has ended', async () => {
    await ask(HOME);
    await clock.advanceBy(2 * MINUTE);
    await ask(HOME);
    expect(mails[1]).toBe(mails[0]);
    await clock.advanceBy(10 * MINUTE);
    expect(await check(HOME, String(mails[1]))).toBe(false);
    await ask(HOME);
    expect(mails[2]).not.toBe(mails[1]);
  });
});
