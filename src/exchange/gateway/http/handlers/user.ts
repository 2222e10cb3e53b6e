import { eq } from 'drizzle-orm';
import { masked } from '../../../accounts/masked.ts';
import type { User } from '../../../accounts/users.ts';
import { flag } from '../../../calls/flag.ts';
import type { CallContext, Handlers } from '../../../calls/handler.ts';
import { signedIn } from '../../../calls/signed-in.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Store } from '../../../platform/store/open.ts';
import { users } from '../../../platform/store/schema/index.ts';
import { wireTime } from '../../../platform/wire-time.ts';
import type { OwnProducts } from '../../../products/index.ts';
import type { GatewayDeps } from '../../deps.ts';

/** real/state: nothing sent, passed (wire.md section 3). */
const REVIEW = { none: 0, passed: 2 } as const;

async function callerRow(store: Store, context: CallContext): Promise<User> {
  const [user] = await store.db
    .select()
    .from(users)
    .where(eq(users.id, signedIn(context).id));
  if (!user) throw new Refusal('signIn', {}, 'loginRequired');
  return user;
}

const review = (level: number, wanted: number): number => (level >= wanted ? REVIEW.passed : REVIEW.none);

/** The signed-in user. */
export const userHandlers = ({ store }: GatewayDeps, { wallet }: Pick<OwnProducts, 'wallet'>) => {
  /** Masked: whoever has an invite code, which may be public, becomes the other's invitee. */
  const nameOf = async (id: number | null): Promise<string> => {
    if (id === null) return '';
    const [row] = await store.db.select({ account: users.account }).from(users).where(eq(users.id, id));
    return masked(row?.account ?? '');
  };
  return {
    async 'user.info'(_request, context) {
      const user = await callerRow(store, context);
      const [money, parentName] = await Promise.all([wallet.moneyOf(user.id), nameOf(user.parentId)]);
      return {
        id: user.id,
        account: user.account,
        account_number: String(user.id),
        area_code_id: user.areaCodeId,
        area_code: user.areaCode,
        type: 0,
        parent_id: user.parentId ?? 0,
        parent_name: parentName,
        phone: user.phone ?? '',
        email: user.email,
        head_portrait: user.headPortrait,
        nickname: user.nickname,
        signature: user.signature,
        extension_code: user.inviteCode,
        status: user.status,
        name: '',
        userreal_name: '',
        is_realname: review(user.level, 1),
        review_status: review(user.level, 1),
        score: user.score,
        user_level: user.level,
        level: user.level,
        is_trader: flag(user.isTrader),
        is_seller: flag(user.isSeller),
        has_pay_password: flag(user.payPasswordHash !== null),
        create_date: wireTime(user.createdAt),
        caution_money: '0',
        lock_time: 0,
        ...money,
      };
    },

    async 'user.verification'(_request, context) {
      const { level } = await callerRow(store, context);
      return {
        real_status: level,
        review_status: review(level, 1),
        advanced_review_status: review(level, 2),
        reason: '',
        // No papers are kept until pages/setting/real sends them.
        real_data: null,
      };
    },
  } satisfies Partial<Handlers>;
};
