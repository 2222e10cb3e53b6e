import { useTranslation } from 'react-i18next';
import { Avatar } from '#kit/Avatar';
import { Badge } from '#kit/Badge';
import { ErrorBlock } from '#kit/ListState';
import { Skeleton } from '#kit/Skeleton';
import { softBreaks } from '#kit/softBreaks';
import { imageUrl } from '../../../data/config.ts';
import { useUser } from '../../../state/session.ts';
import { Card, CardName, CardText, CardWords } from './Card.styles.ts';
import { NameLine } from './UserCard.styles.ts';

/** Who is signed in. Where that does not load, the settings below still work. */
export function UserCard() {
  const { t } = useTranslation('setting');
  const { data, error, refetch } = useUser();
  if (data) {
    const name = data.nickname || data.account;
    return (
      <Card>
        <Avatar name={name} src={imageUrl(data.head_portrait) || undefined} size={56} />
        <CardWords>
          <NameLine>
            <CardName>{name}</CardName>
            <Badge tone={data.user_level > 0 ? 'success' : 'info'}>{t('user.level', { level: data.user_level })}</Badge>
          </NameLine>
          <CardText>{softBreaks(data.account)}</CardText>
        </CardWords>
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
    <Card aria-hidden>
      <Skeleton shape="circle" width="56px" height="56px" />
      <CardWords>
        <Skeleton width="7rem" height="1rem" />
        <Skeleton width="11rem" height="0.875rem" />
      </CardWords>
    </Card>
  );
}
