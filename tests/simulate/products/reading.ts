import type { Action, Fields, Stage, User } from '../product.ts';
import { sha256 } from '../sha256.ts';
import { Exact } from './decimal.ts';

/** Numbers of transfers among the ledger's movements (wire.md section 5). */
const TRANSFER = { first: 9, last: 16 } as const;
const ACCOUNT = { name: 'change', type: 2 } as const;
const USDT = 3;
const DAY_S = 86_400;

/** What everybody may read, whoever they are. */
const PUBLIC: readonly (readonly [name: string, fields: Fields])[] = [
  ['content.popup', {}],
  ['content.menu', {}],
  ['content.faq', {}],
  ['content.contact', {}],
  ['content.about', {}],
  ['content.compliance', {}],
  ['common.setting', { keyword: 'version' }],
  ['common.siteConfig', {}],
  ['common.fiatRates', {}],
  ['common.fiatRates', { currency_code: 'EUR' }],
  ['user.currencies', {}],
];

interface LogEntry {
  readonly id: number;
  readonly type: number;
  readonly currency: number;
  readonly account: string;
  readonly before: string;
  readonly value: string;
  readonly after: string;
}

/** A page of the ledger is of the coin and account that were asked for, the newest first, and its balances chain. */
async function checkLog({ call, pairs, chance, violate }: Stage): Promise<void> {
  const { base } = chance.pick(pairs);
  const currency = chance.happens(0.5) ? base : USDT;
  const asked = { currency, type: ACCOUNT.type, page: chance.whole(1, 3), limit: chance.whole(2, 40) };
  const reply = await call('wallet.log', asked);
  if (reply.kind !== 'ok') return;
  const { list } = reply.message as { list: LogEntry[] };
  for (const [place, row] of list.entries()) {
    const older = list[place + 1];
    const isAsked = Number(row.currency) === currency && row.account === ACCOUNT.name;
    const isSum = new Exact(row.before).plus(row.value).eq(row.after);
    const isNext = !older || (older.id < row.id && new Exact(older.after).eq(row.before));
    if (!isAsked || !isSum || !isNext)
      violate('a page of the ledger is what was asked for, and its balances chain', { asked, row, older });
  }
}

/** Transfers are the ledger's rows of their kinds. */
async function checkTransfers({ call, violate }: Stage): Promise<void> {
  const before = await call('wallet.log', { limit: 100 });
  const reply = await call('wallet.transferLog', { limit: 100 });
  if (before.kind !== 'ok' || reply.kind !== 'ok') return;
  const isTransfer = ({ type }: LogEntry) => type >= TRANSFER.first && type <= TRANSFER.last;
  const { data } = reply.message as { data: LogEntry[] };
  const ids = new Set(data.map(({ id }) => id));
  const due = (before.message as { list: LogEntry[] }).list.filter(isTransfer);
  if (!data.every(isTransfer) || (data.length < 100 && due.some(({ id }) => !ids.has(id))))
    violate('the list of transfers has all transfers and nothing else', { data, due });
}

/** A coin is worth the close of the running day; the coin that values are told in is worth one. */
async function checkRate({ call, pairs, chance, now, violate }: Stage): Promise<void> {
  const { symbol, base } = chance.pick(pairs);
  const rateOf = async (id: number) => {
    const { kind, message } = await call('wallet.rate', { id }, '');
    return kind === 'ok' ? new Exact((message as { rmb: string }).rmb) : null;
  };
  const close = async () => {
    const to = Math.floor(now() / 1000);
    const bars = await call('market.bars', { symbol, period: '1day', from: to - DAY_S, to }, '');
    return bars.kind === 'ok' ? (bars.message as { close: number; amount: number }[]).at(-1) : undefined;
  };
  const before = await close();
  const [rate, one] = [await rateOf(base), await rateOf(USDT)];
  const after = await close();
  if (one && !one.eq(1)) violate('a USDT is worth one USDT', one);
  // Each trade adds to the day's amount.
  if (!rate || !before || before.amount !== after?.amount) return;
  if (!rate.eq(before.close)) violate('a coin is worth what it was traded at last', { symbol, rate, before });
}

interface Secret {
  readonly day: string;
  readonly start: number;
  readonly end: number;
  readonly published_at: number;
  readonly sha256: string;
  readonly secret: string;
}

/** The hashes that somebody has seen, by day. */
const seenBy = new WeakMap<User, Map<string, string>>();

/** The hash of a day's secret stands from before the day on, and the secret is told when the day has ended, and fits. */
async function checkSecrets({ user, call, now, violate }: Stage): Promise<void> {
  const before = now();
  const reply = await call('market.secrets', { limit: 30 }, '');
  if (reply.kind !== 'ok') return;
  const seen = seenBy.get(user) ?? new Map<string, string>();
  seenBy.set(user, seen);
  const days = reply.message as Secret[];
  for (const [place, one] of days.entries()) {
    const known = seen.get(one.day);
    const older = days[place + 1];
    const isTold = one.secret !== '';
    const isRight =
      (known ?? one.sha256) === one.sha256 &&
      // The first days of an exchange have begun when it starts.
      (one.published_at < one.start || one.published_at === days.at(-1)?.published_at) &&
      (isTold ? one.end <= now() : one.end > before) &&
      (!isTold || sha256(one.secret) === one.sha256) &&
      (!older || older.end === one.start);
    if (!isRight)
      violate('a secret is published as a hash before its day, told after it, and fits', { one, known, older, before });
    seen.set(one.day, one.sha256);
  }
}

/** What is read, and what can be seen of it without knowing the exchange. */
export const readingActions: readonly Action[] = [
  {
    name: 'read what everybody may',
    weight: 1,
    async run({ call, chance, violate }) {
      for (let left = 3; left > 0; left -= 1) {
        const [name, fields] = chance.pick([PUBLIC[0] ?? (['content.menu', {}] as const), ...PUBLIC.slice(1)]);
        const reply = await call(name, fields, '');
        if (reply.kind === 'error' || reply.kind === '999') violate('a guest reads what is public', { name, reply });
      }
    },
  },
  {
    name: 'read the news',
    weight: 0.7,
    async run({ call, chance, violate }) {
      const list = await call('content.newsList', { c_id: 4, page: 1, limit: 5 }, '');
      if (list.kind !== 'ok') return;
      const rows = (list.message as { list: { id: number; title: string }[] }).list;
      const row = rows[chance.whole(0, Math.max(0, rows.length - 1))];
      if (!row) return;
      const reply = await call('content.newsDetail', { id: row.id }, '');
      if (reply.kind !== 'ok') return;
      const { title } = (reply.message ?? { title: '' }) as { title: string };
      if (title !== row.title) violate('an article bears the title that the list has', { row, reply });
    },
  },
  {
    name: 'look at verification',
    weight: 0.3,
    async run({ call, violate }) {
      const reply = await call('user.verification');
      if (reply.kind !== 'ok') return;
      if (Number((reply.message as { real_status: number }).real_status) !== 0)
        violate('whoever has sent nothing is not verified', reply);
    },
  },
  {
    name: 'read the ledger',
    weight: 1.5,
    async run(stage) {
      await checkLog(stage);
      await checkTransfers(stage);
    },
  },
  { name: 'read what a coin is worth', weight: 1, run: checkRate },
  { name: 'look at the secrets of prices', weight: 1, run: checkSecrets },
  {
    name: 'upload what is no picture',
    weight: 0.3,
    async run({ call, violate }) {
      const reply = await call('upload.file', { file: 'no picture' });
      if (reply.kind === 'ok') violate('only pictures are kept', reply);
    },
  },
];
