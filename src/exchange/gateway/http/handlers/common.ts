import { asc, eq, inArray } from 'drizzle-orm';
import { PLACEHOLDER_SITE_NAME } from '../../../../domain/constants.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { fiatRates, settings } from '../../../platform/store/schema/index.ts';
import type { GatewayDeps } from '../../deps.ts';

const SITE_KEYS = ['site_name', 'site_logo', 'support_url', 'down_logo', 'invite_required'] as const;

/** Settings that anybody may read by getSetting; the rest is the exchange's own. */
export const PUBLIC_SETTINGS = [
  'version',
  'apk_download_url',
  'game_url',
  'support_url',
  'chat_url',
  'web_view_hosts',
  ...SITE_KEYS,
] as const;
const isPublic = (key: string): boolean => PUBLIC_SETTINGS.some((known) => known === key);

/** Settings, site and rates. */
export const commonHandlers = ({ store, config }: GatewayDeps) =>
  ({
    async 'common.setting'({ keyword }) {
      if (!isPublic(keyword)) return null;
      const [row] = await store.db.select().from(settings).where(eq(settings.key, keyword));
      return row ?? null;
    },

    async 'common.siteConfig'() {
      const rows = await store.db
        .select()
        .from(settings)
        .where(inArray(settings.key, [...SITE_KEYS]));
      const value = (key: (typeof SITE_KEYS)[number]) => rows.find((row) => row.key === key)?.value ?? '';
      return {
        site_name: value('site_name') || PLACEHOLDER_SITE_NAME,
        site_logo: value('site_logo'),
        support_url: value('support_url'),
        down_logo: value('down_logo'),
        invite_required: value('invite_required') === '1',
        demo: config.isDemo,
      };
    },

    async 'common.fiatRates'({ currency_code }) {
      const code = currency_code?.toUpperCase();
      const rows = await store.db
        .select({ currency_code: fiatRates.code, rate: fiatRates.rate })
        .from(fiatRates)
        .where(code === undefined ? undefined : eq(fiatRates.code, code))
        .orderBy(asc(fiatRates.sort));
      if (code === undefined) return rows;
      const [row] = rows;
      if (!row) throw new Refusal('fiatUnknown');
      return row;
    },
  }) satisfies Partial<Handlers>;
