import { barFixtures } from '../../src/contract/fixtures/bars.ts';
import { buildWire, type DeepPartial } from '../../src/contract/fixtures/build.ts';
import { newsByClass } from '../../src/contract/fixtures/index.ts';
import { logFixtures } from '../../src/contract/fixtures/logs.ts';
import { walletFixture } from '../../src/contract/fixtures/wallet.ts';
import type { CallName, ReplyWireOf } from '../../src/contract/table.ts';
import { calls } from '../../src/contract/table.ts';
import { CallError, referenceOf } from '../../src/data/call-error.ts';
import type { Transport, TransportRequest } from '../../src/data/transport.ts';

/**
 * What a call answers in a story: deep-partial overrides of its fixture, or one of the states of screens.md.
 * `loading` never answers, `error` finds no line to the exchange, `empty` has no rows, `absent` is a 404.
 */
export type Outcome<Name extends CallName> =
  | DeepPartial<ReplyWireOf<Name>>
  | 'loading'
  | 'error'
  | 'empty'
  | 'absent'
  | { readonly refuse: string; readonly type?: 'error' | '999' | '998' | '997'; readonly field?: string };

/** Or what it answers to these fields: a list whose next page fails. */
export type Scenario = {
  readonly [Name in CallName]?: Outcome<Name> | ((fields: TransportRequest['fields']) => Outcome<Name> | undefined);
};

/** The same reply without rows: lists empty, single articles absent. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, key === 'count' || key === 'total' ? 0 : emptied(child)]),
  );
}

const isArticle = (name: CallName): boolean =>
  buildWire(name) !== null && Object.hasOwn(Object(buildWire(name)), 'content');

/** wallet/detail answers for the coin asked for. */
function detailOf({ fields }: TransportRequest) {
  const row = walletFixture.change_wallet.balance.find(({ currency }) => String(currency) === fields.currency);
  if (!row) return {};
  return { ...row, balance: row.change_balance, lock_balance: row.lock_change_balance };
}

function wireOf(request: TransportRequest, overrides: unknown): unknown {
  const { name, fields } = request;
  if (overrides === undefined && name === 'content.newsList')
    return newsByClass[Number(fields.c_id)] ?? emptied(buildWire(name));
  if (name === 'market.bars' && overrides === undefined) return barFixtures(fields.symbol ?? '');
  if (name === 'wallet.log' && overrides === undefined) return logFixtures(Number(fields.currency));
  if (name === 'wallet.detail') return { ...buildWire(name), ...detailOf(request), ...Object(overrides) };
  if (name === 'spot.orders' && overrides === undefined && fields.status !== undefined) {
    return buildWire(name).filter((order) => String(order.status) === fields.status);
  }
  return Array.isArray(overrides) ? overrides : buildWire(name, overrides as never);
}

function isRefusal(outcome: unknown): outcome is { refuse: string; type?: string; field?: string } {
  return typeof outcome === 'object' && outcome !== null && 'refuse' in outcome;
}

/** A transport that answers from the contract's fixtures, as the scenario says. */
export function scenarioTransport(scenario: Scenario): Transport {
  return async (request) => {
    const given = scenario[request.name];
    const outcome: unknown = typeof given === 'function' ? given(request.fields) : given;
    const reply = (body: unknown, status = 200) => ({ status, body });
    const envelope = (payload: unknown) =>
      calls[request.name].envelope === 'data'
        ? reply({ code: 1, msg: '', data: payload })
        : reply({ type: 'ok', message: payload });
    if (outcome === 'loading') return new Promise(() => undefined);
    if (outcome === 'error') throw new CallError('network', { reference: referenceOf(request.name) });
    if (outcome === 'absent') return reply({}, 404);
    if (outcome === 'empty') return envelope(isArticle(request.name) ? null : emptied(buildWire(request.name)));
    if (isRefusal(outcome))
      return reply({ type: outcome.type ?? 'error', message: outcome.refuse, field: outcome.field });
    return envelope(wireOf(request, outcome));
  };
}
