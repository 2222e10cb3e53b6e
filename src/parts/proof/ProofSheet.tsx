import { useTranslation } from 'react-i18next';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { useClient } from '../../data/client.ts';
import { useHeads } from '../options/useHeads.ts';
import { useSideLabel } from '../options/useSideLabel.ts';
import { ProofFrame } from './ProofFrame.tsx';
import { ProofView } from './ProofView.tsx';
import { checkResult } from './published.ts';
import { saveProof } from './save-proof.ts';

interface ProofSheetProps {
  /** An option that a tick has ended. */
  readonly order: OptionOrder;
  /** Decimals of its pair. */
  readonly decimals: number;
  readonly onClose: () => void;
}

/** Checks the result of an option. */
export default function ProofSheet({ order, decimals, onClose }: ProofSheetProps) {
  const { t } = useTranslation('proof');
  const client = useClient();
  const side = useSideLabel()(order);
  const heard = useHeads(order.id);
  return (
    <ProofFrame
      about={t('about', { pair: order.symbol_name, side, id: order.show_micro_id })}
      queryKey={[order.id]}
      check={() => checkResult(client, order, heard)}
      onSave={(checked) => saveProof(order.show_micro_id, { order, ...checked })}
      onClose={onClose}
    >
      {(checked) => <ProofView order={order} decimals={decimals} checked={checked} />}
    </ProofFrame>
  );
}
