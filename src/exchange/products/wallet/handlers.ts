import { calls } from '../../../contract/table.ts';
import type { Account } from '../../../domain/accounts.ts';
import type { Coin } from '../../assets/coins.ts';
import type { Handlers } from '../../calls/handler.ts';
import { pageOf } from '../../calls/pages.ts';
import { signedIn } from '../../calls/signed-in.ts';
import { accountNamed, accountOfType } from '../../calls/wire-account.ts';
import { LedgerLog } from '../../ledger/log.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AllProducts, ProductDeps } from '../product.ts';
import { holdingsAndFlows, holdingsOf } from './balances.ts';
import { historyOf } from './history/history.ts';
import { priceNow, tradeFeeOf } from './prices.ts';
import { utcDayStart } from './snapshots.ts';
import { basisOfDay, resultOf } from './today.ts';
import { transfer } from './transfer.ts';
import { coinToWire, quoteCoins } from './wire/coins.ts';
import { logToWire } from './wire/log.ts';
import {
  balanceBase,
  balanceFields,
  NOTHING,
  TOTAL_DECIMALS,
  totalOf,
  transferableCoins,
  walletsOf,
} from './wire/wallets.ts';

/** USD per USDT: money is told in USDT, and fiat rates are per USD. */
const USD_PER_USDT = '1';

const accountOf = (type: number): Account => {
  const account = accountOfType(type);
  if (!account) throw new Refusal('coinUnknown');
  return account;
};

/** The coins, and balances and the ledger of the signed-in user. */
export const walletHandlers = (deps: ProductDeps, { worthIn, assertMayLeave }: AllProducts) => {
  const { store, markets, coins, kinds } = deps;
  const log = new LedgerLog(store);
  const coinOf = async (id: number): Promise<Coin> => {
    const coin = (await coins.all()).get(id);
    if (!coin) throw new Refusal('coinUnknown');
    return coin;
  };
  return {
    async 'user.currencies'() {
      const shown = [...(await coins.all()).values()]
        .filter((coin) => coin.isDisplay)
        .map((coin) => coinToWire(markets, coin));
      const quotes = quoteCoins(markets);
      return { currency: shown, legal: shown.filter(({ id }) => quotes.has(Number(id))) };
    },

    async 'wallet.rate'({ id }) {
      const coin = await coinOf(id);
      return { rmb: priceNow(markets, coin.id) };
    },

    async 'wallet.list'(_request, context) {
      const user = signedIn(context).id;
      const start = utcDayStart(deps.clock.now());
      const [{ holdings, flows }, all, worth] = await Promise.all([
        holdingsAndFlows(store, user, start),
        coins.all(),
        worthIn(user),
      ]);
      // It may wait for the markets: what there is now is worth what it is after that.
      const basis = await basisOfDay(deps, user, { start, flows });
      const { rows, ...wallets } = walletsOf(markets, all, holdings, worth);
      const today = resultOf(basis, totalOf(rows));
      return {
        ...wallets,
        ExRate: USD_PER_USDT,
        is_open_CTbi: 1,
        today_profit: today.profit,
        today_profit_rate: today.rate,
      };
    },

    async 'wallet.history'({ range }, context) {
      const { points, result, since } = await historyOf(deps, signedIn(context).id, range);
      return {
        list: points.map(({ time, total }) => ({ time, total: total.toDecimalPlaces(TOTAL_DECIMALS).toFixed() })),
        profit: result.profit,
        profit_rate: result.rate,
        since,
      };
    },

    async 'wallet.detail'({ currency, type }, context) {
      const coin = await coinOf(currency);
      const account = accountOf(type);
      const held = (await holdingsOf(store, signedIn(context).id)).find(
        (holding) => holding.account === account && holding.coin === coin.id,
      );
      return {
        ...balanceBase(markets, coin),
        ...balanceFields(account, held ?? NOTHING),
        address: '',
        ExRate: USD_PER_USDT,
        coin_trade_fee: tradeFeeOf(markets, coin.id),
      };
    },

    async 'wallet.log'({ currency, type, page, limit }, context) {
      const user = signedIn(context).id;
      const account = type === undefined ? undefined : accountOf(type);
      const { rows, count } = await log.page(user, { coin: currency, account, page, limit });
      const all = await coins.all();
      return {
        list: rows.map((row) => logToWire(user, row, all.get(row.coin), { kinds, say: context.say })),
        count,
        limit,
        is_open_CTbi: 1,
      };
    },

    async 'wallet.transferable'(_request, context) {
      return transferableCoins(await coins.all(), await holdingsOf(store, signedIn(context).id));
    },

    async 'wallet.transfer'({ currency_id, number: amount, from_field: from, to_field: to }, { say }, once) {
      const coin = await coinOf(currency_id);
      const moved = await transfer(
        { ...deps, assertMayLeave },
        { coin, amount, from: accountNamed(from), to: accountNamed(to) },
        once,
      );
      return moved.map(() => say('done.transferred'));
    },

    async 'wallet.transferLog'({ page, limit }, context) {
      const user = signedIn(context).id;
      const { rows, count } = await log.transfers(user, { page, limit });
      const all = await coins.all();
      const data = rows.map((row) => logToWire(user, row, all.get(row.coin), { kinds, say: context.say }));
      return pageOf(data, { path: `/api${calls['wallet.transferLog'].path}`, page, limit, count });
    },
  } satisfies Partial<Handlers>;
};
