import type { OptionOrder } from '../../contract/rows/option.ts';
import type { CheckedResult } from './published.ts';

/** Hands the user the result with all that it was checked by, as a file that anybody can check again. */
export function saveProof(order: OptionOrder, { ticks, proof }: CheckedResult): void {
  const file = new Blob([JSON.stringify({ order, ticks, proof }, null, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `proof-${order.show_micro_id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
