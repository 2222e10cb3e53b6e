import { flag } from '../../../calls/flag.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { signedIn } from '../../../calls/signed-in.ts';
import type { GatewayDeps } from '../../deps.ts';

/** What the signed-in user was told of. */
export const noticeHandlers = ({ store: { db }, notices }: GatewayDeps) =>
  ({
    async 'notice.list'({ page, limit }, context) {
      const user = signedIn(context).id;
      const [rows, counts] = await Promise.all([notices.page(db, user, { page, limit }), notices.counts(db, user)]);
      return {
        list: rows.map(({ id, kind, values, readAt, createdAt }) => ({
          id,
          kind,
          title: context.say(`notice.${kind}.title`, values),
          text: context.say(`notice.${kind}.text`, values),
          is_read: flag(readAt !== null),
          created_at: createdAt,
        })),
        count: counts.all,
        unread: counts.unread,
        page,
        limit,
      };
    },

    async 'notice.unread'(_request, context) {
      return { unread: await notices.unread(db, signedIn(context).id) };
    },

    async 'notice.read'({ id, up_to: upTo }, context) {
      const user = signedIn(context).id;
      await notices.read(db, user, { id, upTo });
      return { unread: await notices.unread(db, user) };
    },
  }) satisfies Partial<Handlers>;
