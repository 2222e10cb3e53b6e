import type { WithdrawalTerms } from '../../src/domain/forms/withdrawal.ts';

/** What the pattern withdraws, where it goes, and on which terms. */
export const TARGET = { name: 'Cold wallet', address: 'TQ5fHnKd9Vb2yRz4mPcU7Lt3GaXj6EsNwX' } as const;
export const NETWORK = 'Tron (TRC20)';
export const USDT = { unit: 'USDT', scale: 2 } as const;
export const TERMS: WithdrawalTerms = { coin: USDT.unit, minimum: '10', available: '10003.92', fee: '1' };
