import { wireFixtures } from '../../src/contract/fixtures/index.ts';
import type { FiatRate } from '../../src/state/rates.ts';

/** Units of each currency per USD, as the fixtures say. */
export const FIAT_RATES: readonly FiatRate[] = [wireFixtures['common.fiatRates']]
  .flat()
  .map(({ currency_code, rate }) => ({ currency_code: String(currency_code), rate: String(rate) }));
