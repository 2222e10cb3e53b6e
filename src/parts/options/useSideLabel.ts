import { useTranslation } from 'react-i18next';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { sideOf } from './option.ts';

/** "Up · 60 s" */
export function useSideLabel(): (order: Pick<OptionOrder, 'type' | 'seconds'>) => string {
  const { t } = useTranslation('options');
  return (order) => t(`sideFor.${sideOf(order)}`, { duration: order.seconds });
}
