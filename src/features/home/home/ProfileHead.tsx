import { useTranslation } from 'react-i18next';
import { Avatar } from '#kit/Avatar';
import { Badge } from '#kit/Badge';
import { useCopy } from '#kit/feedback';
import { CopyIcon } from '#kit/icons';
import { MediaRow } from '#kit/MediaRow';
import { Skeleton } from '#kit/Skeleton';
import { Inset, Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TextButton } from '#kit/TextButton';
import { imageUrl } from '../../../data/config.ts';
import { VerificationBadge } from '../../../parts/verification/VerificationBadge.tsx';
import { type UserInfo, useUser } from '../../../state/session.ts';
import { BlockError } from './BlockError.tsx';

/** Picture, name, id to copy, level and verification. */
export function ProfileHead() {
  const { t } = useTranslation('profile');
  const { data, isError, refetch } = useUser();
  if (isError && !data) return <BlockError title={t('drawer.failed')} onRetry={() => void refetch()} />;
  return <Inset bottom={8}>{data ? <Facts user={data} /> : <HeadSkeleton />}</Inset>;
}

function Facts({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation('profile');
  const name = user.nickname || user.account;
  const copy = useCopy();
  return (
    <MediaRow media={<Avatar name={name} src={imageUrl(user.head_portrait) || undefined} size={56} />}>
      <Stack gap={4} align="start">
        <Text look="heading">{name}</Text>
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
    </MediaRow>
  );
}

function HeadSkeleton() {
  return (
    <MediaRow media={<Skeleton shape="circle" width="56px" height="56px" />}>
      <Stack gap={4}>
        <Skeleton width="7rem" height="1rem" />
        <Skeleton width="9rem" height="0.875rem" />
      </Stack>
    </MediaRow>
  );
}
