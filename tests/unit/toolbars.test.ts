import { describe, expect, it, vi } from 'vitest';
import { wireFixtures } from '../../src/contract/fixtures/index.ts';
import type { CallName } from '../../src/contract/table.ts';
import { openEnvelope } from '../../src/data/envelope.ts';
import type { TransportRequest } from '../../src/data/transport.ts';
import { SCENARIOS } from '../../src/exchange/demo/scenarios.ts';
import { chosenTransport } from '../../stories/support/chosen-scenario.ts';
import {
  AS_WIRED,
  FIAT_AS_WIRED,
  FIAT_CHOICES,
  SCENARIO_CHOICES,
  type ScenarioChoice,
} from '../../stories/support/toolbars.ts';

const own = { 'wallet.list': { today_profit: '-1' }, 'content.faq': 'error' } as const;

const asked = (name: CallName, lang = 'en'): TransportRequest => ({
  name,
  method: 'POST',
  path: '/',
  fields: { lang },
  token: 'fixture-token',
});

async function answer(choice: ScenarioChoice, name: CallName, lang?: string): Promise<unknown> {
  const { body } = await chosenTransport(own, choice)(asked(name, lang));
  return openEnvelope(body, 'reference');
}

describe('the toolbar of scenarios', () => {
  it('offers what the exchange can be told, and the story as it is', () => {
    expect(SCENARIO_CHOICES).toEqual([AS_WIRED, ...SCENARIOS]);
  });
  it('leaves each story its own calls at first', async () => {
    expect(await answer(AS_WIRED, 'wallet.list')).toMatchObject({ today_profit: '-1' });
    await expect(answer(AS_WIRED, 'content.faq')).rejects.toMatchObject({ kind: 'network' });
  });
  it.each([
    ['error', 'refused', 'Demo: this request is set to fail'],
    ['999', 'login', 'Please log in first'],
    ['998', 'verification', 'Please complete identity verification first'],
    ['997', 'unavailable', 'This feature is not available to you yet'],
    ['outage', 'network', ''],
  ] as const)('%s reaches every call', async (choice, kind, message) => {
    for (const name of ['wallet.list', 'content.newsList', 'spot.place'] as const)
      await expect(answer(choice, name)).rejects.toMatchObject({ kind, ...(message && { message }) });
  });
  it.each([
    ['maintenance', 503],
    ['limited', 429],
    ['region', 451],
  ] as const)('%s is answered in the place of the exchange', async (choice, status) => {
    expect(await chosenTransport(own, choice)(asked('wallet.list'))).toEqual({ status, body: undefined });
  });
  it('refuses in the language of the call', async () => {
    await expect(answer('999', 'wallet.list', 'zh')).rejects.toMatchObject({
      message: expect.stringMatching(/\p{Script=Han}/u),
    });
  });
  it('empties every list', async () => {
    expect(await answer('empty', 'wallet.list')).toMatchObject({ change_wallet: { balance: [] } });
  });
  it('closes the market for orders alone', async () => {
    await expect(answer('closed', 'spot.place')).rejects.toMatchObject({ message: 'The market is closed' });
    expect(await answer('closed', 'wallet.list')).toMatchObject({ today_profit: '-1' });
  });
  it('answers slowly, and then as wired', async () => {
    vi.useFakeTimers();
    const reply = answer('slow', 'wallet.list');
    let isThere = false;
    void reply.then(() => {
      isThere = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(isThere).toBe(false);
    await vi.runAllTimersAsync();
    expect(await reply).toMatchObject({ today_profit: '-1' });
    vi.useRealTimers();
  });
});

describe('the toolbar of currencies', () => {
  it('offers those that have a rate, the default among them', () => {
    const rates = [wireFixtures['common.fiatRates']].flat();
    expect(FIAT_CHOICES).toEqual(rates.map(({ currency_code }) => currency_code));
    expect(FIAT_CHOICES).toContain(FIAT_AS_WIRED);
  });
});
