import type { CallName } from '../../../src/contract/table.ts';
import type { Case } from './case.ts';

/** The cases of a section: a call of it without a case does not compile. */
export type SectionCases<Section extends string> = {
  readonly [Name in Extract<CallName, `${Section}.${string}`>]: Case<Name>;
};
