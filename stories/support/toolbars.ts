import { DEFAULT_FIAT } from '../../src/domain/constants.ts';
import { SCENARIOS } from '../../src/exchange/demo/scenarios.ts';

/** Each story's own calls answer. */
export const AS_WIRED = 'as-wired';
/** What the toolbar can do to every call of a screen: the names that `/demo/scenario` has. */
export const SCENARIO_CHOICES = [AS_WIRED, ...SCENARIOS] as const;
export type ScenarioChoice = (typeof SCENARIO_CHOICES)[number];

/** The currencies that have a rate in the fixtures, which are too many to load with every story. */
export const FIAT_CHOICES = ['USD', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'THB'] as const;
export const FIAT_AS_WIRED = DEFAULT_FIAT.currency_code;
