import { ENVELOPE_TYPE } from '../../src/contract/define.ts';
import { calls } from '../../src/contract/table.ts';
import { CallError, referenceOf } from '../../src/data/call-error.ts';
import type { Transport, TransportRequest } from '../../src/data/transport.ts';
import { Scenarios } from '../../src/exchange/demo/scenarios.ts';
import { Refusal } from '../../src/exchange/platform/refusal.ts';
import { type Scenario, scenarioTransport } from './scenario.ts';
import { AS_WIRED, type ScenarioChoice } from './toolbars.ts';

const sentences = import.meta.glob<{ refusal: Record<string, unknown> }>('../../locales/*/exchange.json', {
  eager: true,
  import: 'default',
});

/** What the exchange says, in the language that the call asks for. */
function sentenceOf({ key }: Refusal, lang = 'en'): string {
  return String(sentences[`../../locales/${lang}/exchange.json`]?.refusal[key] ?? key);
}

const everyCallEmpty = Object.fromEntries(Object.keys(calls).map((name) => [name, 'empty'])) as Scenario;

/** A closed market takes no orders; all that is read stands. */
const isReached = (choice: ScenarioChoice, { name }: TransportRequest) => choice !== 'closed' || calls[name].money;

const exchange = new Scenarios();

/** Waits or refuses as the exchange itself does under its scenario of that name. */
function asExchange(choice: Exclude<ScenarioChoice, typeof AS_WIRED>, wired: Transport): Transport {
  return async (request) => {
    if (!isReached(choice, request)) return wired(request);
    // The exchange hangs up before it answers.
    if (choice === 'outage') throw new CallError('network', { reference: referenceOf(request.name) });
    try {
      await exchange.before(choice);
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      const message = sentenceOf(cause, request.fields.lang);
      return { status: 200, body: { type: ENVELOPE_TYPE[cause.kind], message } };
    }
    return wired(request);
  };
}

/** The calls of a story, all of them as the toolbar says. */
export function chosenTransport(own: Scenario, choice: ScenarioChoice): Transport {
  if (choice === AS_WIRED) return scenarioTransport(own);
  if (choice === 'empty') return scenarioTransport(everyCallEmpty);
  return asExchange(choice, scenarioTransport(own));
}
