import { type Action, lastResetOf, RESET, type SimulatedProduct, type Stage, type User } from '../product.ts';
import { mayStand } from './asked.ts';
import { Exact, sum } from './decimal.ts';
import { favoriteActions } from './favorites.ts';
import { movedByFutures } from './futures/rows.ts';
import { noticeActions, telling } from './notices.ts';
import { wonAndLost } from './options/rows.ts';
import { readingActions } from './reading.ts';

/** Demo money of a new account (README): 10,000 USDT. */
const GRANT = '10000';
const USDT = 3;
/** More USDT than anybody's trading wins or loses within a day of these markets, and less than the grant. */
const MOST_A_DAY = 4000;
/** Number of a grant among the ledger's movements on the wire. */
const GRANT_KIND = 1;
/** And of a transfer between accounts. */
const TRANSFER_KIND = 9;
/** Readings G2: a session without "stay logged in" lives so long. */
const SHORT_MS = 24 * 3_600_000;

async function codeFor(stage: Stage, scene: 'register' | 'forget' | 'security'): Promise<string | null> {
  const { user } = stage;
  const token = scene === 'security' ? tokenOf(user) : '';
  await stage.call('common.sendCode', { user_string: user.email, scene }, token);
  const mailbox = await stage.tool(`/demo/mailbox?address=${encodeURIComponent(user.email)}`);
  const { mails = [] } = (mailbox.message ?? {}) as { mails?: { code: string | null }[] };
  return mails.find(({ code }) => code !== null)?.code ?? null;
}

async function signIn(stage: Stage): Promise<void> {
  const { user, chance } = stage;
  const isLong = chance.happens(0.5);
  const ask = (password: string) =>
    stage.call('auth.login', { user_string: user.email, password, stay: isLong ? 1 : 0 }, '');
  let reply = await ask(user.password);
  if (reply.kind === 'error' && user.nextPassword !== null) {
    const { nextPassword } = user;
    reply = await ask(nextPassword);
    if (reply.kind === 'ok') user.password = nextPassword;
  }
  if (reply.kind !== 'ok') return;
  const token = String(reply.message);
  user.tokens.push(token);
  // A password that is being set ends it too, or does not.
  if (user.nextPassword !== null) user.doubtful.add(token);
  if (!isLong) user.ends.set(token, stage.now() + SHORT_MS);
}

/** Brings a user in, whatever was lost on the way before. */
export async function join(stage: Stage): Promise<void> {
  const { user } = stage;
  if (!user.isRegistered) {
    const code = await codeFor(stage, 'register');
    if (code !== null) {
      const { email, password } = user;
      const reply = await stage.call(
        'auth.register',
        { user_string: email, code, password, re_password: password },
        '',
      );
      if (reply.kind === 'ok') user.isRegistered = true;
    }
  }
  if (tokenOf(user) === undefined) await signIn(stage);
  if (tokenOf(user) !== undefined) user.isRegistered = true;
}

export const tokenOf = (user: User): string | undefined => user.tokens.at(-1);

/** Each public trade is in the candle of its minute: within its range, and counted into its amount. */
async function checkCandles({ call, violate }: Stage, symbol: string): Promise<void> {
  const trades = await call('market.trades', { symbol, limit: 50 }, '');
  if (trades.kind !== 'ok') return;
  const minutes = new Map<number, { price: string; number: string }[]>();
  for (const { time, price, number } of trades.message as { time: number; price: string; number: string }[]) {
    const minute = Math.floor(time / 60_000) * 60;
    minutes.set(minute, [...(minutes.get(minute) ?? []), { price, number }]);
  }
  for (const [minute, made] of minutes) {
    const bars = await call('market.bars', { symbol, period: '1min', from: minute, to: minute }, '');
    if (bars.kind !== 'ok') return;
    const bar = (bars.message as { id: number; high: number; low: number; amount: number }[]).find(
      ({ id }) => id === minute,
    );
    const amount = sum(made.map(({ number }) => number));
    const isIn =
      bar &&
      made.every(({ price }) => new Exact(price).gte(bar.low) && new Exact(price).lte(bar.high)) &&
      // The bar's amount is told as a number of 15 digits.
      amount.lte(new Exact(bar.amount).times('1.000000001'));
    if (!isIn) violate('a trade is in the candle of its minute', { symbol, minute, amount, bar });
  }
}

/** Whether a day's profit, or loss, is more than a day's trading and the user's options come to; unknown of who has had very many. */
async function isBeyond(stage: Stage, profit: string): Promise<boolean> {
  if (new Exact(profit).abs().lte(MOST_A_DAY)) return false;
  const [options, futures] = [await wonAndLost(stage), await movedByFutures(stage)];
  return options !== null && futures !== null && new Exact(profit).abs().gt(options.plus(futures).plus(MOST_A_DAY));
}

/** Users who were told that their pay password is set. */
const havePayPassword = new WeakSet<User>();

/** A pay password that was set stands; a wrong code sets none. */
async function setPayPassword(stage: Stage): Promise<void> {
  const { user, call, chance, violate } = stage;
  const isSet = async () => {
    const reply = await call('user.info');
    return reply.kind === 'ok' ? Number((reply.message as { has_pay_password: number }).has_pay_password) === 1 : null;
  };
  const wasTold = havePayPassword.has(user);
  if (wasTold && (await isSet()) === false) violate('a pay password that was set stands', user.email);
  const code = await codeFor(stage, 'security');
  const password = `pay-${chance.whole(1000, 9999)}`;
  const ask = (given: string, again = password) =>
    call('auth.payPassword', { password, re_password: again, code: given });
  for (const wrong of [await ask(code === '000000' ? '000001' : '000000'), await ask(code ?? '000000', 'another-1')])
    if (wrong.kind === 'ok') violate('a wrong code sets no pay password, nor do two passwords', wrong);
  if (code === null) return;
  const set = () => telling(user, 'payPasswordSet', () => ask(code));
  const [first, second] = await Promise.all([set(), set()]);
  if (first.kind === 'ok' && second.kind === 'ok') violate('a code is used once', { first, second });
  if (first.kind !== 'ok' && second.kind !== 'ok') return;
  havePayPassword.add(user);
  if ((await isSet()) === false) violate('a pay password that was set stands', user.email);
}

/** A new password ends every session, but the one that it was set in. */
async function setPassword(stage: Stage): Promise<void> {
  const { user, call, chance, violate } = stage;
  if (user.tokens.length < 2) await signIn(stage);
  const staying = chance.happens(0.5) ? tokenOf(user) : undefined;
  const code = await codeFor(stage, 'forget');
  if (code === null) return;
  const password = `changed-${chance.whole(1000, 9999)}`;
  // Until it is answered nobody knows whether it was set.
  user.nextPassword = password;
  const sure = user.tokens.filter((token) => !user.doubtful.has(token));
  for (const token of user.tokens) user.doubtful.add(token);
  const fields = { account: user.email, password, repassword: password, code };
  const reply = await telling(user, 'passwordChanged', () => call('auth.forget', fields, staying ?? ''));
  if (reply.kind !== 'ok') return;
  user.password = password;
  user.nextPassword = null;
  if (staying !== undefined && sure.includes(staying)) user.doubtful.delete(staying);
  const left = user.tokens.filter((token) => token !== staying);
  user.tokens.splice(0, user.tokens.length, ...user.tokens.filter((token) => token === staying));
  for (const token of left) user.ended.set(token, 'passwordChanged');
  for (const token of left.slice(-3)) {
    const after = await call('user.info', {}, token);
    if (after.kind === 'ok') violate('a new password ends all other sessions', after);
  }
}

const actions: readonly Action[] = [
  ...favoriteActions,
  ...noticeActions,
  ...readingActions,
  { name: 'sign in', weight: 1, run: signIn },
  {
    name: 'sign in wrongly',
    weight: 0.5,
    async run(stage) {
      const reply = await stage.call('auth.login', { user_string: stage.user.email, password: 'not-my-password' }, '');
      if (reply.kind === 'ok') stage.violate('a wrong password signs nobody in', reply);
    },
  },
  {
    name: 'log out',
    weight: 0.6,
    async run({ user, call, violate }) {
      const token = tokenOf(user);
      if (token === undefined) return;
      user.doubtful.add(token);
      const reply = await call('auth.logout', {}, token);
      if (reply.kind !== 'ok') return;
      user.tokens.splice(0, user.tokens.length, ...user.tokens.filter((one) => one !== token));
      user.ended.set(token, 'loggedOut');
      const after = await call('user.info', {}, token);
      if (after.kind === 'ok') violate('a session that was ended is dead at the next call (readings G2)', after);
    },
  },
  {
    name: 'try an ended session',
    weight: 0.4,
    async run({ user, call, violate }) {
      const token = [...user.ended.keys()].at(-1);
      if (token === undefined) return;
      const reply = await call('wallet.list', {}, token);
      if (reply.kind === 'ok') violate('a session that was ended is dead at the next call (readings G2)', reply);
    },
  },
  {
    name: 'try a session that has run out',
    weight: 0.4,
    async run({ user, call, now, violate }) {
      const [token] = [...user.ends].find(([, end]) => end < now()) ?? [];
      if (token === undefined) return;
      const reply = await call('wallet.list', {}, token);
      if (reply.kind === 'ok') violate('a session ends after 24 h (readings G2)', reply);
    },
  },
  {
    name: 'guess a code',
    weight: 0.4,
    async run(stage) {
      const { user, call, violate } = stage;
      const code = await codeFor(stage, 'forget');
      const guess = code === '000000' ? '000001' : '000000';
      const password = 'stolen-1234';
      const reply = await call('auth.forget', { account: user.email, password, repassword: password, code: guess }, '');
      if (reply.kind === 'ok') violate('a wrong code sets no password', reply);
    },
  },
  {
    name: 'call without signing in',
    weight: 0.3,
    async run({ call, violate }) {
      const reply = await call('wallet.list', {}, '');
      if (reply.kind === 'ok') violate('a guest reads no wallet', reply);
    },
  },
  {
    name: 'set a new password by a code',
    weight: 0.4,
    run: setPassword,
  },
  {
    name: 'set a pay password',
    weight: 0.3,
    run: setPayPassword,
  },
  {
    name: 'look at a code',
    weight: 0.4,
    async run(stage) {
      const { user, call, violate } = stage;
      const code = await codeFor(stage, 'forget');
      const look = (email_code: string) =>
        call('auth.checkCode', { user_string: user.email, email_code, scene: 'forget' }, '');
      const reply = await look(code === '000000' ? '000001' : '000000');
      if (reply.kind === 'ok') violate('a wrong code is told from a right one', reply);
      // Looking consumes nothing (readings G4).
      if (code !== null) await Promise.all([look(code), look(code)]);
    },
  },
  {
    name: 'look around',
    weight: 2,
    async run({ call, pairs, chance }) {
      const pair = chance.pick(pairs);
      await call('content.quotes', {}, '');
      await call('market.trades', { symbol: pair.symbol, limit: 20 }, '');
      await call('content.newsList', { c_id: 4, page: chance.whole(1, 3) }, '');
    },
  },
  {
    name: 'hold candles against trades',
    weight: 2,
    async run(stage) {
      await checkCandles(stage, stage.chance.pick(stage.pairs).symbol);
    },
  },
  {
    name: 'read the profit of the day',
    weight: 1.5,
    async run(stage) {
      const { call, violate } = stage;
      const reply = await call('wallet.list');
      if (reply.kind !== 'ok') return;
      const { today_profit: profit } = reply.message as { today_profit: string };
      if (await isBeyond(stage, profit))
        violate("a day's profit is net of the money that came in or went out (readings G17)", { profit });
    },
  },
  {
    name: 'read what the balances were worth',
    weight: 0.7,
    async run(stage) {
      const { call, chance, now, violate } = stage;
      const range = chance.pick(['day', 'week', 'month', 'year'] as const);
      const reply = await call('wallet.history', { range });
      if (reply.kind !== 'ok') return;
      const { list, profit } = reply.message as { list: { time: number; total: string }[]; profit: string };
      const isOrdered = list.every(({ time }, place) => time > (list[place - 1]?.time ?? 0) && time <= now());
      const isMoney = list.every(({ total }) => new Exact(total).gte(0));
      if (!isOrdered || !isMoney || (range === 'day' && (await isBeyond(stage, profit))))
        violate(
          'what balances were worth is told in the order of time, never below nothing, net of money that came in',
          {
            range,
            list,
            profit,
          },
        );
    },
  },
  {
    name: 'reset',
    weight: 0.25,
    async run({ tool }) {
      await tool(RESET, {});
    },
  },
];

/** Registration, sessions, and the demo money. */
export const account: SimulatedProduct = {
  name: 'account',
  actions,
  model({ user, log, sent }, expected) {
    const grants = log.filter(({ kind }) => kind === GRANT_KIND);
    if (!user.isRegistered) return;
    // What stood before the last reset is gone: the grant of that moment is all that there is.
    const last = lastResetOf(log);
    const since = grants.filter(({ id, coin }) => id > last && coin === USDT);
    if (since.length !== 1 || since[0]?.value !== GRANT)
      expected.violate('a demo account has one grant of 10,000 USDT since its first day or its last reset', since);
    const resetCalls = sent.filter((call) => call.name === RESET && mayStand(call));
    const least = 1 + resetCalls.filter(({ reply }) => reply !== null).length;
    if (grants.length < least || grants.length > 1 + resetCalls.length)
      expected.violate('each reset that was asked for gives a grant, once', { grants, resetCalls });
    expected.add(USDT, GRANT);
    // What went to another account, or came from there.
    const moved = log.filter(({ id, kind, account }) => id > last && kind === TRANSFER_KIND && account === 'change');
    for (const { coin, value } of moved) expected.add(coin, value);
  },
};
