import { useTranslation } from 'react-i18next';
import { Avatar } from '#kit/Avatar';
import { Badge } from '#kit/Badge';
import { useCopy } from '#kit/feedback';
import { CopyIcon } from '#kit/icons';
import { Skeleton } from '#kit/Skeleton';
import { imageUrl } from '../../../data/config.ts';
import { VerificationBadge } from '../../../parts/verification/VerificationBadge.tsx';
import { type UserInfo, useUser } from '../../../state/session.ts';
import { BlockError } from './BlockError.tsx';
import { DrawerTitle } from './ProfileDrawer.styles.ts';
import { CopyId, Head, HeadLine, HeadWords } from './ProfileHead.styles.ts';

/** Picture, name, id to copy, level and verification. */
export function ProfileHead() {
  const { t } = useTranslation('profile');
  const { data, isError, refetch } = useUser();
  if (isError && !data) return <BlockError title={t('drawer.failed')} onRetry={() => void refetch()} />;
  return <Head>{data ? <Facts user={data} /> : <HeadSkeleton />}</Head>;
}

function Facts({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation('profile');
  const name = user.nickname || user.account;
  const copy = useCopy();
  return (
    <>
      <Avatar name={name} src={imageUrl(user.head_portrait) || undefined} size={56} />
      <HeadWords>
        <DrawerTitle>{name}</DrawerTitle>
        <HeadLine>
          <Badge>{t('drawer.level', { level: user.user_level })}</Badge>
          <VerificationBadge />
        </HeadLine>
        <CopyId
          type="button"
          onClick={() => void copy(String(user.id), { done: t('drawer.copied'), failed: t('drawer.copyFailed') })}
        >
          {t('drawer.id', { id: user.id })}
          <CopyIcon size={16} label={t('drawer.copyId')} />
        </CopyId>
      </HeadWords>
    </>
  );
}

function HeadSkeleton() {
  return (
    <>
      <Skeleton shape="circle" width="56px" height="56px" />
      <HeadWords>
        <Skeleton width="7rem" height="1rem" />
        <Skeleton width="9rem" height="0.875rem" />
      </HeadWords>
    </>
  );
}
