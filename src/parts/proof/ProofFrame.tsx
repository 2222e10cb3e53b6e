import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { DownloadSimpleIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { Sheet } from '#kit/Sheet';
import { Skeleton } from '#kit/Skeleton';
import { Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { useGo } from '../navigation/index.ts';
import { QueryState } from '../QueryState.tsx';

interface ProofFrameProps<Checked> {
  /** What is checked, in a line. */
  readonly about: string;
  readonly queryKey: QueryKey;
  /** Fetches what was published, and holds the result against it. */
  readonly check: () => Promise<Checked>;
  /** Hands the user what was found, as a file. */
  readonly onSave: (checked: Checked) => void;
  readonly onClose: () => void;
  /** What was found. */
  readonly children: (checked: Checked) => ReactNode;
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

/** A result that is held against the published ticks on this device: whoever paid it is not asked whether it is right. */
export function ProofFrame<Checked extends { readonly proof: { readonly isRight: boolean } }>({
  about,
  queryKey,
  check,
  onSave,
  onClose,
  children,
}: ProofFrameProps<Checked>) {
  const { t } = useTranslation('proof');
  const go = useGo();
  // Browsers hash on secure origins alone.
  const canHash = globalThis.crypto?.subtle !== undefined;
  const query = useQuery({
    queryKey: ['proof', ...queryKey],
    queryFn: check,
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
            <Button variant="secondary" icon={<DownloadSimpleIcon size={20} />} onClick={() => onSave(data)}>
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
        <Text tone="secondary">{about}</Text>
        {canHash ? (
          <QueryState
            isPart
            isLoading={query.isPending}
            error={query.error}
            onRetry={() => void query.refetch()}
            errorTitle={t('failed')}
            skeleton={SKELETON}
          >
            {data ? children(data) : null}
          </QueryState>
        ) : (
          <Note tone="warning">{t('cannot')}</Note>
        )}
      </Stack>
    </Sheet>
  );
}
