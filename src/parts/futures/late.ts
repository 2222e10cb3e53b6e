import { lateComponent } from '../late.ts';

const sheets = () => import('./sheets.ts');

/** What stands over a screen comes when it is opened. */
export const LateCloseSheet = lateComponent(async () => ({ default: (await sheets()).CloseSheet }));
