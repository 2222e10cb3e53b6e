import { findViolations, type Violation } from '../../src/exchange/ledger/invariants.ts';
import type { Db } from '../../src/exchange/platform/store/open.ts';
import { invariantsOf } from '../../src/exchange/products/all.ts';
import { PRODUCTS } from '../../src/exchange/products/index.ts';

/** What breaks the rules of the ledger and of every product that there is. */
export const violations = (db: Db): Promise<Violation[]> => findViolations(db, invariantsOf(PRODUCTS));
