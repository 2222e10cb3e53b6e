import { lateComponent } from '../late.ts';

const sheets = () => import('./position-sheets.ts');

/** What stands over a list of positions comes when one of them is opened; its words are those of positions and funds. */
export const LateCloseAllSheet = lateComponent(async () => ({ default: (await sheets()).CloseAllSheet }));
export const LateExitsSheet = lateComponent(async () => ({ default: (await sheets()).ExitsSheet }));
export const LatePositionSheet = lateComponent(async () => ({ default: (await sheets()).PositionSheet }));
export const LateShareSheet = lateComponent(async () => ({ default: (await sheets()).ShareSheet }));
export const LateRiskWhy = lateComponent(async () => ({ default: (await sheets()).RiskWhy }));
