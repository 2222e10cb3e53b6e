import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#kit/Badge';
import { callQuery } from '../../data/query.ts';
import { useIsSignedIn } from '../../state/session-atoms.ts';
import { type VerificationState, verificationState } from './verification.ts';

const TONES: Record<VerificationState, BadgeTone> = {
  none: 'info',
  review: 'warning',
  done: 'success',
  failed: 'danger',
};

/** How far the verification is; nothing until it is known, and for guests, as the row opens the details anyway. */
export function VerificationBadge() {
  const { t } = useTranslation('profile');
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery(callQuery('user.verification', {}, { enabled: isSignedIn }));
  if (!isSignedIn || !data) return null;
  const state = verificationState(data);
  return <Badge tone={TONES[state]}>{t(`kyc.${state}`)}</Badge>;
}
