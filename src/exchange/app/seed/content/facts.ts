import { calls } from '../../../../contract/table.ts';
import {
  CODE_RESEND_S,
  type Lang,
  LENGTH,
  MARKET_ORDER_BAND,
  SLIPPAGE,
  TIME_MS,
  WITHDRAW_CAP_BTC,
} from '../../../../domain/constants.ts';
import { HOUR_MS } from '../../../../domain/durations.ts';
import { formatAmount } from '../../../../domain/number.ts';
import { figureIn } from '../../../../domain/sentences.ts';
import { LIFETIME_MS } from '../../../accounts/sessions.ts';
import { SPOT_FEE } from '../../../assets/instruments.ts';
import { GRANT_USDT } from '../../../demo/account.ts';
import { Money } from '../../../ledger/decimal.ts';
import { DAY } from '../../../market-data/candles/periods.ts';
import { MINUTES_KEPT } from '../../../market-data/candles/table.ts';
import { SITE } from '../site.ts';

const EXAMPLE_AMOUNT = '0.5';
/** Readings G21. */
const STOCK_HOURS = { open: '09:30', close: '16:00' } as const;

const percent = (share: string): string => new Money(share).times(100).toFixed();

/** Facts that the texts name, from the constants that rule them. */
export const FACTS: Readonly<Record<string, string>> = {
  site: SITE.name,
  fee: percent(SPOT_FEE),
  band: percent(MARKET_ORDER_BAND),
  slippageWarn: percent(SLIPPAGE.warn),
  exampleAmount: EXAMPLE_AMOUNT,
  exampleFee: new Money(EXAMPLE_AMOUNT).times(SPOT_FEE).toFixed(),
  exampleNet: new Money(EXAMPLE_AMOUNT).times(new Money(1).minus(SPOT_FEE)).toFixed(),
  minuteCandleDays: String(MINUTES_KEPT / DAY),
  passwordMin: String(LENGTH.password.min),
  sessionHours: String(LIFETIME_MS.short / HOUR_MS),
  stayDays: String(LIFETIME_MS.long / (24 * HOUR_MS)),
  resendSeconds: String(CODE_RESEND_S),
  demoUsdt: formatAmount(GRANT_USDT, 0),
  staleSeconds: String(TIME_MS.stale / 1000),
  stockOpen: STOCK_HOURS.open,
  stockClose: STOCK_HOURS.close,
  secretsPath: `/api${calls['market.secrets'].path}`,
  lv1Btc: String(WITHDRAW_CAP_BTC[1]),
  lv2Btc: String(WITHDRAW_CAP_BTC[2]),
};

/** Names and addresses, which are no figures whatever stands in them. */
const NAMES: ReadonlySet<string> = new Set(['site', 'secretsPath']);

/** Puts facts into a text, figures with the marks of its language; a name that is no fact is a mistake in the text. */
export function withFacts(text: string, lang: Lang): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const fact = FACTS[name];
    if (fact === undefined) throw new Error(`No fact is called ${name}`);
    return NAMES.has(name) ? fact : figureIn(fact, lang);
  });
}
