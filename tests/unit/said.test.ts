import { expect, it } from 'vitest';
import { noticeRowFixtures } from '../../src/contract/fixtures/notices.ts';
import { saidIn } from '../../stories/support/said.ts';

it.each([
  ['Cancelled by you', 'Annulé par vous'],
  ['Bitcoin', 'Bitcoin'],
  ['', ''],
])('says %s in French as %s', async (english, french) => {
  expect(await saidIn('fra', [{ reason: english, id: 1 }])).toEqual([{ reason: french, id: 1 }]);
});

it('keeps the values of a sentence', async () => {
  const [, device] = (await saidIn('fra', noticeRowFixtures)) as typeof noticeRowFixtures;
  expect(device?.text).toContain('203.0.113.24');
  expect(device?.text).not.toContain('logged in');
});

it('finds a sentence in which a value stands twice', async () => {
  const said = await saidIn('fra', 'BTC/USDT rose to 65,000.0 USDT. Last price: 65,001.2 USDT.');
  expect(said).toContain('65,001.2 USDT');
  expect(said).not.toContain('rose');
});

it('leaves English as it stands', async () => {
  expect(await saidIn('en', noticeRowFixtures)).toBe(noticeRowFixtures);
});
