import { lateComponent } from '../late.ts';

const sheets = () => import('./sheets.ts');

/** What stands over a screen comes when it is opened. */
export const LateOptionTicket = lateComponent(async () => ({ default: (await sheets()).OptionTicket }));
export const LateOptionSheet = lateComponent(async () => ({ default: (await sheets()).OptionSheet }));
export const LateLimitsSheet = lateComponent(async () => ({ default: (await sheets()).LimitsSheet }));
export const LateRunningChip = lateComponent(async () => ({ default: (await sheets()).RunningChip }));
