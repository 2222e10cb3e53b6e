import type { Action, Stage, User } from '../product.ts';

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly is_read: number;
}

/** What tells a user of itself, once for each time that it was done. */
type Telling = 'passwordChanged' | 'payPasswordSet';

/** What a user knows of their notices. */
class Known {
  /** How often each was asked for, and how often it was answered that it was done. */
  readonly asked: Record<Telling, number> = { passwordChanged: 0, payPasswordSet: 0 };
  readonly done: Record<Telling, number> = { passwordChanged: 0, payPasswordSet: 0 };
  /** Ids that were acknowledged as read. */
  readonly read = new Set<number>();
}

const knownOf = new WeakMap<User, Known>();

function known(user: User): Known {
  const own = knownOf.get(user) ?? new Known();
  knownOf.set(user, own);
  return own;
}

/** Asks for what tells of itself, and remembers what came of it. */
export async function telling<Reply extends { readonly kind: string | null }>(
  user: User,
  kind: Telling,
  ask: () => Promise<Reply>,
): Promise<Reply> {
  const own = known(user);
  own.asked[kind] += 1;
  const reply = await ask();
  if (reply.kind === 'ok') own.done[kind] += 1;
  return reply;
}

/** As many as a list may have in one page: no user of a run has more. */
const PAGE = 100;

async function rowsOf({ call }: Stage): Promise<{ rows: readonly Row[]; count: number; unread: number } | null> {
  const reply = await call('notice.list', { page: 1, limit: PAGE });
  if (reply.kind !== 'ok') return null;
  const { list, count, unread } = reply.message as { list: Row[]; count: number; unread: number };
  return { rows: list, count, unread };
}

/** What was told stands, once each, newest first; what was read stays so. */
async function checkNotices(stage: Stage): Promise<readonly Row[]> {
  const { user, violate } = stage;
  const own = known(user);
  const done = { ...own.done };
  const read = [...own.read];
  const told = await rowsOf(stage);
  if (!told) return [];
  const { rows, count, unread } = told;
  if (rows.length < PAGE) {
    if (count !== rows.length || unread !== rows.filter(({ is_read }) => is_read === 0).length)
      violate('notices are counted as they are listed', told);
    for (const kind of ['passwordChanged', 'payPasswordSet'] as const) {
      const times = rows.filter((row) => row.kind === kind).length;
      if (times < done[kind] || times > own.asked[kind])
        violate('what a user must hear of is told once', { kind, times, done, asked: own.asked });
    }
  }
  if (rows.some(({ id }, place) => id >= (rows[place - 1]?.id ?? Number.POSITIVE_INFINITY)))
    violate('notices come newest first, each once', rows);
  const again = rows.filter(({ id, is_read }) => read.includes(id) && is_read === 0);
  if (again.length > 0) violate('a notice that was read stays so', again);
  return rows;
}

/** What the exchange tells users of though they did not ask. */
export const noticeActions: readonly Action[] = [
  { name: 'look at notices', weight: 0.8, run: async (stage) => void (await checkNotices(stage)) },
  {
    name: 'read notices',
    weight: 0.5,
    async run(stage) {
      const { user, call, chance } = stage;
      const rows = await checkNotices(stage);
      const row = rows[chance.whole(0, Math.max(0, rows.length - 1))];
      if (!row) return;
      const isAll = chance.happens(0.3);
      const reply = await call('notice.read', isAll ? { up_to: row.id } : { id: row.id });
      if (reply.kind !== 'ok') return;
      for (const { id } of isAll ? rows.filter((one) => one.id <= row.id) : [row]) known(user).read.add(id);
      await checkNotices(stage);
      await call('notice.unread');
    },
  },
  {
    name: "read somebody else's notices",
    weight: 0.3,
    async run(stage) {
      const [other] = stage.others();
      if (!other) return;
      const before = await rowsOf(other);
      const newest = before?.rows.find(({ is_read }) => is_read === 0);
      if (!newest) return;
      await stage.call('notice.read', { id: newest.id });
      const after = await rowsOf(other);
      if (after?.rows.some(({ id, is_read }) => id === newest.id && is_read === 1))
        stage.violate("nobody reads another user's notices", newest);
    },
  },
];
