import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { DownloadSimpleIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { Sheet } from '#kit/Sheet';
import { Skeleton } from '#kit/Skeleton';
import { Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { useClient } from '../../data/client.ts';
import { useGo } from '../navigation/index.ts';
import { useHeads } from '../options/useHeads.ts';
import { useSideLabel } from '../options/useSideLabel.ts';
import { QueryState } from '../QueryState.tsx';
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

/** In the shape of what comes. */
const SKELETON = (
  <Stack gap={16}>
    <Row gap={16}>
      <Skeleton shape="circle" width="60px" height="60px" />
      <Skeleton width="10rem" height="1.5rem" />
    </Row>
    <Skeleton shape="block" height="8rem" />
    <Skeleton shape="block" height="12rem" />
  </Stack>
);

/** Holds a result against the ticks that were published, on this device: whoever paid it is not asked whether it is right. */
export default function ProofSheet({ order, decimals, onClose }: ProofSheetProps) {
  const { t } = useTranslation('proof');
  const client = useClient();
  const go = useGo();
  const side = useSideLabel()(order);
  const heard = useHeads(order.id);
  // Browsers hash on secure origins alone.
  const canHash = globalThis.crypto?.subtle !== undefined;
  const query = useQuery({
    queryKey: ['proof', order.id],
    queryFn: () => checkResult(client, order, heard),
    enabled: canHash,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data } = query;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          {data ? (
            <Button variant="secondary" icon={<DownloadSimpleIcon size={20} />} onClick={() => saveProof(order, data)}>
              {t('save')}
            </Button>
          ) : null}
          {data && !data.proof.isRight ? (
            <Button onClick={() => go.open('pages/common/contactus')}>{t('dispute')}</Button>
          ) : (
            <Button onClick={onClose}>{t('done')}</Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <Text tone="secondary">{t('about', { pair: order.symbol_name, side, id: order.show_micro_id })}</Text>
        {canHash ? (
          <QueryState
            isPart
            isLoading={query.isPending}
            error={query.error}
            onRetry={() => void query.refetch()}
            errorTitle={t('failed')}
            skeleton={SKELETON}
          >
            {data ? <ProofView order={order} decimals={decimals} checked={data} /> : null}
          </QueryState>
        ) : (
          <Note tone="warning">{t('cannot')}</Note>
        )}
      </Stack>
    </Sheet>
  );
}
