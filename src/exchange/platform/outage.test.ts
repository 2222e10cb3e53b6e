import { expect, test, vi } from 'vitest';
import { untilItWorks } from './outage.ts';

test('an outage is told of when it begins and when it is over', async () => {
  const log = { error: vi.fn(), warn: vi.fn() };
  let isAway = false;
  const run = untilItWorks('journal', log, async () => {
    if (isAway) throw new Error('away');
  });
  for (const away of [false, true, true, true, false, false, true, false]) {
    isAway = away;
    await run();
  }
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(log.warn.mock.calls).toEqual([
    ['journal: works again after 3 failures'],
    ['journal: works again after 1 failures'],
  ]);
});
