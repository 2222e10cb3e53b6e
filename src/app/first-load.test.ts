import { describe, expect, it } from 'vitest';
import {
  bannersQuery,
  menuQuery,
  newsQuery,
  noticesQuery,
  popupQuery,
  versionQuery,
} from '../features/home/home/queries.ts';
import { apkQuery } from '../parts/update/useOfferUpdate.ts';
import { totalQuery } from '../parts/wallet/queries.ts';
import { FIRST_CALLS } from './first-load.ts';

describe('the calls that are sent before the script is there', () => {
  // By their keys: whatever differs from a query by one field would be asked twice.
  it.each([
    menuQuery(),
    bannersQuery(),
    noticesQuery(),
    newsQuery(),
    popupQuery(),
    versionQuery(),
    totalQuery(),
    apkQuery(),
  ])('are those of home: $queryKey', ({ queryKey }) => expect(FIRST_CALLS).toContainEqual(queryKey));
});
