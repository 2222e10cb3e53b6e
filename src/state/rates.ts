import { atom, useAtomValue } from 'jotai';
import { DEFAULT_FIAT, TIME_MS } from '../domain/constants.ts';
import { times } from '../domain/scaled.ts';
import { json, persistedAtom } from './persisted.ts';
import { fiatAtom } from './preferences.ts';

export interface FiatRate {
  readonly currency_code: string;
  /** Units of the currency per USD. */
  readonly rate: string;
}

interface KeptRates {
  readonly rates: readonly FiatRate[];
  /** Unix ms. */
  readonly saveTime: number;
}

const isRate = (value: unknown): value is FiatRate =>
  typeof value === 'object' &&
  value !== null &&
  'currency_code' in value &&
  'rate' in value &&
  typeof value.currency_code === 'string' &&
  typeof value.rate === 'string';

function asKept(value: unknown): KeptRates | undefined {
  if (typeof value !== 'object' || value === null || !('rates' in value) || !('saveTime' in value)) return undefined;
  const { rates, saveTime } = value;
  return Array.isArray(rates) && typeof saveTime === 'number' ? { rates: rates.filter(isRate), saveTime } : undefined;
}

/** The rates of the last visit serve until newer ones are there (readings B4): nothing waits for them. */
export const ratesAtom = persistedAtom<KeptRates>('fiatRates', { rates: [DEFAULT_FIAT], saveTime: 0 }, json(asKept));

/** True when the kept rates are old enough to ask again. */
export const areRatesOld = (saveTime: number, now: number): boolean =>
  now - saveTime >= TIME_MS.fiatCache || saveTime > now;

const rateOf = (rates: readonly FiatRate[], code: string): string | undefined =>
  rates.find((rate) => rate.currency_code === code)?.rate;

/** Currency and rate that values are shown in; USD where the chosen one has no rate. */
export const fiatRateAtom = atom((get): FiatRate => {
  const code = get(fiatAtom);
  const rate = rateOf(get(ratesAtom).rates, code);
  return rate === undefined ? DEFAULT_FIAT : { currency_code: code, rate };
});

/** Shows values in the user's currency. */
export function useFiat() {
  const current = useAtomValue(fiatRateAtom);
  const { rates, saveTime } = useAtomValue(ratesAtom);
  return {
    code: current.currency_code,
    rate: current.rate,
    rates,
    /** When the rates were read, where they are older than a day: screens say so. */
    oldSince: saveTime > 0 && areRatesOld(saveTime, Date.now()) ? saveTime : null,
    /** The value of an amount in USDT, which counts as USD; null where it is no figure. */
    toFiat: (usdt: string): string | null => times(usdt, current.rate),
  };
}
