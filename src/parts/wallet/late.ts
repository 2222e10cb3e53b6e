import { lateComponent } from '../late.ts';

export const LateBalanceHistory = lateComponent(() => import('./BalanceHistory.tsx'));
