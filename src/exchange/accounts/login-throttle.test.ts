import { expect, it } from 'vitest';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { LoginThrottle } from './login-throttle.ts';

const NAME = 'anna@example.com';

describeOnStores('guesses at a name', (open) => {
  /** A throttle whose clock the test sets, and a try of a stranger from an address of its own: whether it may. */
  async function begun() {
    const clock = { at: 1_800_000_000_000, now: () => clock.at };
    const throttle = new LoginThrottle(await open(), clock);
    let serial = 0;
    const guess = () => {
      serial += 1;
      return throttle.begin(NAME, `10.0.${serial >> 8}.${serial & 255}`, null).then(
        () => true,
        () => false,
      );
    };
    const guesses = async (count: number) => {
      let passed = 0;
      for (let n = 0; n < count; n += 1) if (await guess()) passed += 1;
      return passed;
    };
    return { clock, throttle, guess, guesses };
  }

  it('count on where one comes to the store behind another that was stamped later', async () => {
    const { clock, guesses } = await begun();
    expect(await guesses(22)).toBe(21);
    clock.at -= 1;
    expect(await guesses(3)).toBe(0);
  });

  it('from one address have nobody else wait, however many they are', async () => {
    const { throttle, guesses } = await begun();
    for (let n = 0; n < 60; n += 1) await throttle.begin(NAME, '10.9.0.2', null).catch(() => undefined);
    expect(await guesses(16)).toBe(16);
  });

  it('at once are as few as one after the other, in whatever order they come to the store', async () => {
    const { clock, guess } = await begun();
    const begin = clock.at;
    let asked = 0;
    clock.now = () => {
      asked += 1;
      return begin + ((asked * 37) % 100);
    };
    const tries = Array.from({ length: 60 }, guess);
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(21);
  });

  it('wait no longer than the rule says where the clock was set back', async () => {
    const { clock, guess, guesses } = await begun();
    await guesses(22);
    clock.at -= HOUR_MS;
    // The wait is over, and the tries are not forgotten.
    expect(await guesses(3)).toBe(1);
    clock.at += MINUTE_MS;
    expect(await guess()).toBe(true);
  });

  it('are locked out at their own address no longer than the rule says where the clock was set back', async () => {
    const { clock, throttle } = await begun();
    const owner = 7;
    const own = () =>
      throttle.begin(NAME, '10.9.0.1', owner).then(
        () => true,
        () => false,
      );
    for (let n = 0; n < 5; n += 1) expect(await own()).toBe(true);
    expect(await own()).toBe(false);
    clock.at -= HOUR_MS;
    expect(await own()).toBe(false);
    clock.at += 15 * MINUTE_MS;
    expect(await own()).toBe(true);
  });
});
