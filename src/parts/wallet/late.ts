import { lateComponent } from '../late.ts';

export const LateBalanceHistory = lateComponent(async () => {
  const { BalanceHistory } = await import('./BalanceHistory.tsx');
  return { default: BalanceHistory };
});
