import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockIcon, ShieldCheckIcon, WarningIcon } from '#kit/icons';
import { Note, type NoteTone } from '#kit/Note';
import { Skeleton } from '#kit/Skeleton';
import { callQuery } from '../../../data/query.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { type VerificationState, verificationState } from '../../../parts/verification/verification.ts';

const LOOKS: Readonly<Record<VerificationState, { readonly tone: NoteTone; readonly icon: ReactNode }>> = {
  none: { tone: 'warning', icon: <WarningIcon size={16} weight="fill" /> },
  review: { tone: 'info', icon: <ClockIcon size={16} /> },
  done: { tone: 'info', icon: <ShieldCheckIcon size={16} /> },
  failed: { tone: 'danger', icon: <WarningIcon size={16} weight="fill" /> },
};

/** Where the identity verification stands, and the way to it: what is still shut, under review, or why it was rejected. */
export function VerificationLine() {
  const { t } = useTranslation(['setting', 'profile']);
  const go = useGo();
  const { data, error } = useQuery(callQuery('user.verification', {}));
  const open = () => go.open('pages/setting/real_mark');
  if (!data)
    return error ? <Note onPress={open}>{t('row.verification')}</Note> : <Skeleton width="100%" height="44px" />;
  const state = verificationState(data);
  const word = state === 'none' ? t('level.verify') : t(`profile:kyc.${state}`);
  return (
    <Note {...LOOKS[state]} title={state === 'failed' && data.reason ? word : undefined} onPress={open}>
      {(state === 'failed' && data.reason) || word}
    </Note>
  );
}
