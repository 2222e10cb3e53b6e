import { ENVELOPE_TYPE } from '../../src/contract/define.ts';
import { calls } from '../../src/contract/table.ts';
import type { Transport } from '../../src/data/transport.ts';
import { Scenarios, STATUS_OF } from '../../src/exchange/demo/scenarios.ts';
import { Refusal } from '../../src/exchange/platform/refusal.ts';
import { sentencesIn } from './said.ts';
import { type Scenario, scenarioTransport } from './scenario.ts';
import { AS_WIRED, type ScenarioChoice } from './toolbars.ts';

const exchange = new Scenarios();

/** The calls of a story, all of them as the toolbar says: they wait or are refused as the exchange does it under its scenario of that name. */
export function chosenTransport(own: Scenario, choice: ScenarioChoice): Transport {
  // In an outage the exchange hangs up before it answers.
  const outcome = choice === 'outage' ? 'error' : choice;
  const isOfAll = choice === 'outage' || choice === 'empty' || choice in STATUS_OF;
  const every = Object.fromEntries(Object.keys(calls).map((name) => [name, outcome])) as Scenario;
  const wired = scenarioTransport(isOfAll ? every : own);
  if (isOfAll || choice === AS_WIRED) return wired;
  return async (request) => {
    // A closed market takes no orders; all that is read stands.
    if (choice === 'closed' && !calls[request.name].money) return wired(request);
    try {
      await exchange.before(choice);
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      // In the language that the call asks for.
      const said = (await sentencesIn(request.fields.lang ?? 'en')).get(`refusal.${cause.key}`);
      return { status: 200, body: { type: ENVELOPE_TYPE[cause.kind], message: said ?? cause.key } };
    }
    return wired(request);
  };
}
