import { lateComponent } from '../late.ts';

const sheets = () => import('./ticket-sheets.ts');

/** What stands over a screen comes when it is opened. */
export const LateCloseSheet = lateComponent(async () => ({ default: (await sheets()).CloseSheet }));
export const LateMultipleSheet = lateComponent(async () => ({ default: (await sheets()).MultipleSheet }));
export const LateRiskSheet = lateComponent(async () => ({ default: (await sheets()).RiskSheet }));
export const LateTransferSheet = lateComponent(async () => ({ default: (await sheets()).TransferSheet }));
export const LateWhySheet = lateComponent(async () => ({ default: (await sheets()).FuturesWhySheet }));
