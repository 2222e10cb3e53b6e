import type { Action, Stage, User } from '../product.ts';

/** What a user knows of a favourite; null while nobody knows. */
interface Known {
  isIn: boolean | null;
  /** How often it was changed, or somebody began to. */
  changes: number;
}

const knownOf = new WeakMap<User, Map<number, Known>>();

function known(user: User, coin: number): Known {
  const own = knownOf.get(user) ?? new Map<number, Known>();
  knownOf.set(user, own);
  const one = own.get(coin) ?? { isIn: false, changes: 0 };
  own.set(coin, one);
  return one;
}

/** Changes a favourite. What came of it is known where it was answered, and nobody changed it meanwhile. */
async function change({ user, call }: Stage, coin: number, isIn: boolean): Promise<void> {
  const one = known(user, coin);
  one.isIn = null;
  one.changes += 1;
  const { changes } = one;
  const reply = await call(isIn ? 'market.addFavorite' : 'market.removeFavorite', { currency_id: coin });
  if (reply.kind === 'ok' && one.changes === changes) one.isIn = isIn;
}

/** The list has what was put into it, each once, and nothing else. */
async function checkList({ user, call, pairs, violate }: Stage): Promise<void> {
  const before = pairs.map(({ base }) => ({ coin: base, ...known(user, base) }));
  const reply = await call('market.favorites');
  if (reply.kind !== 'ok') return;
  const listed = (reply.message as { currency_id: number }[]).map(({ currency_id }) => currency_id);
  for (const { coin, isIn, changes } of before) {
    const times = listed.filter((one) => one === coin).length;
    const isSame = isIn === null || known(user, coin).changes !== changes || times === Number(isIn);
    if (times > 1 || !isSame) violate('favourites are what was put into them, each once', { coin, isIn, listed });
  }
}

/** Pairs that users mark for themselves. */
export const favoriteActions: readonly Action[] = [
  {
    name: 'change favourites',
    weight: 1.5,
    async run(stage) {
      const { chance, pairs, call, violate } = stage;
      await change(stage, chance.pick(pairs).base, chance.happens(0.6));
      await checkList(stage);
      const unknown = await call('market.addFavorite', { currency_id: 999_999 });
      if (unknown.kind === 'ok') violate('only what is traded becomes a favourite', unknown);
    },
  },
  {
    name: 'change a favourite several times at once',
    weight: 0.7,
    async run(stage) {
      const { base } = stage.chance.pick(stage.pairs);
      await Promise.all([change(stage, base, true), change(stage, base, true), checkList(stage)]);
      await Promise.all([change(stage, base, false), change(stage, base, false)]);
      await change(stage, base, stage.chance.happens(0.5));
      await checkList(stage);
    },
  },
  {
    name: 'mark a pair together, and one lets it go',
    weight: 0.6,
    async run(stage) {
      const { base } = stage.chance.pick(stage.pairs);
      const everybody = [stage, ...stage.others()];
      for (const one of everybody) await change(one, base, true);
      await change(stage, base, false);
      for (const one of everybody) await checkList(one);
    },
  },
];
