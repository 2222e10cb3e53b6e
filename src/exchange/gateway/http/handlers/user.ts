import { eq } from 'drizzle-orm';
import { ENVELOPE_TYPE } from '../../../../contract/define.ts';
import type { User } from '../../../accounts/users.ts';
import type { Deps } from '../../../app/deps.ts';
import { Coins } from '../../../assets/coins.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Store } from '../../../platform/store/open.ts';
import { users } from '../../../platform/store/schema/index.ts';
import { wireTime } from '../../../platform/wire-time.ts';
import { signedIn } from '../signed-in.ts';
import type { CallContext, Handlers } from '../types.ts';
import { coinToWire, flag, quoteCoins } from './coin-rows.ts';

/** real/state: nothing sent, passed (wire.md section 3). */
const REVIEW = { none: 0, passed: 2 } as const;

async function callerRow(store: Store, context: CallContext): Promise<User> {
  const [user] = await store.db
    .select()
    .from(users)
    .where(eq(users.id, signedIn(context).id));
  if (!user) throw new Refusal('signIn', {}, ENVELOPE_TYPE.loginRequired);
  return user;
}

const review = (level: number, wanted: number): number => (level >= wanted ? REVIEW.passed : REVIEW.none);

/** The signed-in user, and the coins. */
export const userHandlers = ({ store, markets }: Deps) => {
  const coins = new Coins(store);
  return {
    async 'user.info'(_request, context) {
      const user = await callerRow(store, context);
      return {
        id: user.id,
        account: user.account,
        account_number: String(user.id),
        area_code_id: user.areaCodeId,
        area_code: user.areaCode,
        phone: user.phone ?? '',
        email: user.email,
        head_portrait: user.headPortrait,
        nickname: user.nickname,
        signature: user.signature,
        extension_code: user.inviteCode,
        status: user.status,
        is_realname: review(user.level, 1),
        review_status: review(user.level, 1),
        score: user.score,
        user_level: user.level,
        is_trader: flag(user.isTrader),
        is_seller: flag(user.isSeller),
        has_pay_password: flag(user.payPasswordHash !== null),
        create_date: wireTime(user.createdAt),
      };
    },

    async 'user.verification'(_request, context) {
      const { level } = await callerRow(store, context);
      return {
        real_status: level,
        review_status: review(level, 1),
        advanced_review_status: review(level, 2),
        reason: '',
        real_data: null,
      };
    },

    async 'user.currencies'() {
      const shown = [...(await coins.all()).values()]
        .filter((coin) => coin.isDisplay)
        .map((coin) => coinToWire(markets, coin));
      const quotes = quoteCoins(markets);
      return { currency: shown, legal: shown.filter(({ id }) => quotes.has(Number(id))) };
    },
  } satisfies Partial<Handlers>;
};
