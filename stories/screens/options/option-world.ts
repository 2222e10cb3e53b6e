import { FIXTURE_NOW_MS } from '../../../src/contract/fixtures/content.ts';
import { optionFixtures, optionFor, optionsFor } from '../../../src/contract/fixtures/options.ts';
import { tickFixtures, ticksFor } from '../../../src/contract/fixtures/ticks.ts';
import type { OptionOrderWire } from '../../../src/contract/rows/option.ts';
import type { Scenario } from '../../support/scenario.ts';

const HOUR_MS = 3_600_000;

/** What was published in the hour before now; there once the story is loaded. */
let published: Awaited<ReturnType<typeof tickFixtures>> = [];
export async function loadTicks(): Promise<object> {
  if (published.length === 0) published = await tickFixtures(FIXTURE_NOW_MS - HOUR_MS, FIXTURE_NOW_MS);
  return {};
}

/** An exchange that has these options, and publishes its ticks; `cheat` changes what it tells of them. */
export const optionWorld = (
  rows: readonly OptionOrderWire[] = optionFixtures,
  cheat: (ticks: typeof published) => typeof published = (ticks) => ticks,
): Scenario => ({
  'options.order': (fields) => rows.find(({ id }) => String(id) === fields.id) ?? optionFor(fields),
  'options.orders': (fields) => optionsFor(fields, rows),
  'market.ticks': (fields) => ticksFor(fields, cheat(published)),
});

export const NONE_OPEN = optionFixtures.slice(1);
