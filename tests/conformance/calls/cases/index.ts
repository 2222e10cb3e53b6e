import type { Cases } from '../case.ts';
import { alertsCases } from './alerts.ts';
import { authCases } from './auth.ts';
import { commonCases } from './common.ts';
import { contentCases } from './content.ts';
import { futuresCases } from './futures.ts';
import { marketCases } from './market.ts';
import { noticeCases } from './notice.ts';
import { optionsCases } from './options.ts';
import { spotCases } from './spot.ts';
import { uploadCases } from './upload.ts';
import { userCases } from './user.ts';
import { walletCases } from './wallet.ts';

/** How each call of the wire is tried. */
export const cases: Cases = {
  ...commonCases,
  ...authCases,
  ...userCases,
  ...contentCases,
  ...walletCases,
  ...marketCases,
  ...noticeCases,
  ...spotCases,
  ...futuresCases,
  ...optionsCases,
  ...alertsCases,
  ...uploadCases,
};
