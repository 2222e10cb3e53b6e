import { PERIODS, type Period } from '../../../contract/sockets.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { MarketData } from '../../market-data/port.ts';
import { BadRequest, ERROR_TEXT } from './wire.ts';

export const DEPTH_STEPS = [0, 1, 2, 3, 4, 5] as const;
export type DepthStep = (typeof DEPTH_STEPS)[number];
export const MBP_LEVELS = [5, 20, 150, 400] as const;
export type MbpLevels = (typeof MBP_LEVELS)[number];
const REFRESH_LEVELS = [5, 10, 20] as const;

/** What a topic name means (htx-protocol.md section 4). */
export type Subject =
  | { readonly kind: 'kline'; readonly instrument: Instrument; readonly period: Period }
  | { readonly kind: 'depth'; readonly instrument: Instrument; readonly step: DepthStep }
  | { readonly kind: 'mbp'; readonly instrument: Instrument; readonly levels: MbpLevels }
  | { readonly kind: 'refresh'; readonly instrument: Instrument; readonly levels: (typeof REFRESH_LEVELS)[number] }
  | { readonly kind: 'bbo' | 'tick' | 'trades' | 'detail' | 'ticker'; readonly instrument: Instrument }
  | { readonly kind: 'tickers' };

export type HtxTopic = Subject & { readonly name: string };

type Form = (instrument: Instrument) => Subject;

/** Every form a topic may have after `market.<symbol>.`. */
const FORMS = new Map<string, Form>([
  ['bbo', (instrument) => ({ kind: 'bbo', instrument })],
  ['tick', (instrument) => ({ kind: 'tick', instrument })],
  ['trade.detail', (instrument) => ({ kind: 'trades', instrument })],
  ['detail', (instrument) => ({ kind: 'detail', instrument })],
  ['ticker', (instrument) => ({ kind: 'ticker', instrument })],
  ...PERIODS.map((period): [string, Form] => [
    `kline.${period}`,
    (instrument) => ({ kind: 'kline', instrument, period }),
  ]),
  ...DEPTH_STEPS.map((step): [string, Form] => [
    `depth.step${step}`,
    (instrument) => ({ kind: 'depth', instrument, step }),
  ]),
  ...MBP_LEVELS.map((levels): [string, Form] => [
    `mbp.${levels}`,
    (instrument) => ({ kind: 'mbp', instrument, levels }),
  ]),
  ...REFRESH_LEVELS.map((levels): [string, Form] => [
    `mbp.refresh.${levels}`,
    (instrument) => ({ kind: 'refresh', instrument, levels }),
  ]),
]);

const TOPIC = /^market\.([^.]+)\.(.+)$/;

/** Reads a topic name; throws BadRequest with the protocol's words where there is no such topic or symbol. */
export function parseTopic(name: unknown, markets: MarketData): HtxTopic {
  if (name === 'market.tickers') return { kind: 'tickers', name };
  const [, symbol, rest] = (typeof name === 'string' && TOPIC.exec(name)) || [];
  const form = rest === undefined ? undefined : FORMS.get(rest);
  if (typeof name !== 'string' || symbol === undefined || !form) throw new BadRequest(ERROR_TEXT.invalidTopic(name));
  const instrument = markets.bySymbol(symbol);
  if (!instrument) throw new BadRequest(ERROR_TEXT.invalidSymbol(symbol));
  return { ...form(instrument), name };
}
