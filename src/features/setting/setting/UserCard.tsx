import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#kit/Avatar';
import { Badge } from '#kit/Badge';
import { ErrorBlock } from '#kit/ListState';
import { MediaRow } from '#kit/MediaRow';
import { Skeleton } from '#kit/Skeleton';
import { Inset, Row, Stack } from '#kit/Stack';
import { softBreaks } from '#kit/softBreaks';
import { Text } from '#kit/Text';
import { imageUrl } from '../../../data/config.ts';
import { useUser } from '../../../state/session.ts';

/** Who is signed in. Where that does not load, the settings below still work. */
export function UserCard() {
  const { t } = useTranslation('setting');
  const { data, error, refetch } = useUser();
  if (data) {
    const name = data.nickname || data.account;
    return (
      <Card media={<Avatar name={name} src={imageUrl(data.head_portrait) || undefined} size={56} />}>
        <Row wrap gap={8} lines={4}>
          <Text look="heading">{name}</Text>
          <Badge tone={data.user_level > 0 ? 'success' : 'info'}>{t('user.level', { level: data.user_level })}</Badge>
        </Row>
        <Text tone="secondary">{softBreaks(data.account)}</Text>
      </Card>
    );
  }
  if (error) {
    return (
      <ErrorBlock
        title={t('user.failed')}
        text={t('user.failedText')}
        reference={error.reference}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Card media={<Skeleton shape="circle" width="56px" height="56px" />}>
      <Skeleton width="7rem" height="1rem" />
      <Skeleton width="11rem" height="0.875rem" />
    </Card>
  );
}

function Card({ media, children }: { readonly media: ReactNode; readonly children: ReactNode }) {
  return (
    <Inset top={8} bottom={16}>
      <MediaRow media={media}>
        <Stack gap={4}>{children}</Stack>
      </MediaRow>
    </Inset>
  );
}
