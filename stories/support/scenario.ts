import { barFixtures } from '../../src/contract/fixtures/bars.ts';
import { buildWire, type DeepPartial } from '../../src/contract/fixtures/build.ts';
import { newsByClass } from '../../src/contract/fixtures/index.ts';
import { logFixtures } from '../../src/contract/fixtures/logs.ts';
import { ordersFor } from '../../src/contract/fixtures/orders.ts';
import { balanceHistoryFixture, walletFixture } from '../../src/contract/fixtures/wallet.ts';
import { type CallName, calls, type ReplyWireOf } from '../../src/contract/table.ts';
import { CallError, referenceOf } from '../../src/data/call-error.ts';
import type { Transport, TransportRequest } from '../../src/data/transport.ts';
import type { HistoryRangeName } from '../../src/domain/balance-history.ts';
import type { Closure } from '../../src/domain/closures.ts';
import type { Lang } from '../../src/domain/constants.ts';
import { emptied, STATUS_OF } from '../../src/exchange/demo/scenarios.ts';
import { saidIn } from './said.ts';

/** A sentence of the exchange in the language that the call asks for; English where it has none. */
type SaidBy = { readonly en: string } & { readonly [Name in Lang]?: string };

/**
 * What a call answers in a story: deep-partial overrides of its fixture, or one of the states of screens.md.
 * `loading` never answers, `error` finds no line to the exchange, `empty` has no rows, `absent` is a 404; `maintenance`, `limited` and `region` are said by what stands in front of the exchange.
 */
export type Outcome<Name extends CallName> =
  | DeepPartial<ReplyWireOf<Name>>
  | 'loading'
  | 'error'
  | 'empty'
  | 'absent'
  | Closure
  | { readonly refuse: string | SaidBy; readonly type?: 'error' | '999' | '998' | '997'; readonly field?: string };

/** Or what it answers to these fields: a list whose next page fails. */
export type Scenario = {
  readonly [Name in CallName]?: Outcome<Name> | ((fields: TransportRequest['fields']) => Outcome<Name> | undefined);
};

const isArticle = (wire: unknown): boolean => wire !== null && Object.hasOwn(Object(wire), 'content');

/** What the fixtures have for these fields; wallet/detail answers for the coin asked for. */
function wireOf({ name, fields }: TransportRequest, overrides: unknown): unknown {
  if (name === 'wallet.detail') {
    const own = walletFixture.change_wallet.balance.find(({ currency }) => String(currency) === fields.currency);
    const row = own && { ...own, balance: own.change_balance, lock_balance: own.lock_change_balance };
    return { ...buildWire(name), ...row, ...Object(overrides) };
  }
  if (overrides !== undefined) return Array.isArray(overrides) ? overrides : buildWire(name, overrides as never);
  if (name === 'content.newsList') return newsByClass[Number(fields.c_id)] ?? emptied(buildWire(name));
  if (name === 'market.bars') return barFixtures(fields.symbol ?? '');
  if (name === 'wallet.history') return balanceHistoryFixture(fields.range as HistoryRangeName);
  if (name === 'wallet.log') return logFixtures(Number(fields.currency));
  if (name === 'spot.orders') return ordersFor(fields);
  return buildWire(name);
}

/** A transport that answers from the contract's fixtures, as the scenario says. */
export function scenarioTransport(scenario: Scenario): Transport {
  return async (request) => {
    const { name, fields } = request;
    const given = scenario[name];
    const outcome: unknown = typeof given === 'function' ? given(fields) : given;
    const reply = (body: unknown, status = 200) => ({ status, body });
    const envelope = (data: unknown) =>
      reply(calls[name].envelope === 'data' ? { code: 1, msg: '', data } : { type: 'ok', message: data });
    if (outcome === 'loading') return new Promise(() => undefined);
    if (outcome === 'error') throw new CallError('network', { reference: referenceOf(name) });
    if (outcome === 'absent') return reply({}, 404);
    const status = STATUS_OF[outcome as keyof typeof STATUS_OF];
    if (status) return reply(undefined, status);
    if (outcome === 'empty') return envelope(isArticle(buildWire(name)) ? null : emptied(buildWire(name)));
    const { refuse, type = 'error', field } = Object(outcome);
    if (refuse !== undefined) {
      const message = typeof refuse === 'string' ? refuse : (refuse[fields.lang ?? 'en'] ?? refuse.en);
      return reply({ type, message, field });
    }
    return envelope(await saidIn(fields.lang, wireOf(request, outcome)));
  };
}
