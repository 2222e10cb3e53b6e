import { useTranslation } from 'react-i18next';
import { Badge } from '#kit/Badge';
import { useCopy } from '#kit/feedback';
import { CopyIcon } from '#kit/icons';
import { Inset, Row, Stack } from '#kit/Stack';
import { TextButton } from '#kit/TextButton';
import { Profile, ProfileSkeleton } from '../../../parts/account/Profile.tsx';
import { VerificationBadge } from '../../../parts/verification/VerificationBadge.tsx';
import { type UserInfo, useUser } from '../../../state/session.ts';
import { BlockError } from './BlockError.tsx';

/** Picture, name, id to copy, level and verification. */
export function ProfileHead() {
  const { t } = useTranslation('profile');
  const { data, isError, refetch } = useUser();
  if (isError && !data) return <BlockError title={t('drawer.failed')} onRetry={() => void refetch()} />;
  return <Inset bottom={8}>{data ? <Facts user={data} /> : <ProfileSkeleton />}</Inset>;
}

function Facts({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation('profile');
  const copy = useCopy();
  return (
    <Profile user={user}>
      <Stack gap={4} align="start" top={4}>
        <Row wrap gap={8} lines={8}>
          <Badge>{t('drawer.level', { level: user.user_level })}</Badge>
          <VerificationBadge />
        </Row>
        <TextButton
          look="label"
          end={<CopyIcon size={16} label={t('drawer.copyId')} />}
          onClick={() => void copy(String(user.id), { done: t('drawer.copied'), failed: t('drawer.copyFailed') })}
        >
          {t('drawer.id', { id: user.id })}
        </TextButton>
      </Stack>
    </Profile>
  );
}
