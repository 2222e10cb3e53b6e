import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { CaretRightIcon } from '#kit/icons';
import { ErrorBlock } from '#kit/ListState';
import { Pressable } from '#kit/Pressable';
import { Skeleton } from '#kit/Skeleton';
import { Row, Stack } from '#kit/Stack';
import { softBreaks } from '#kit/softBreaks';
import { Text } from '#kit/Text';
import { Profile, ProfileSkeleton } from '../../../parts/account/Profile.tsx';
import { lateComponent } from '../../../parts/late.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { type UserInfo, useUser } from '../../../state/session.ts';
import { VerificationLine } from './VerificationLine.tsx';

/** Comes while the user is read. */
const LevelRuler = lateComponent(() => import('./LevelRuler.tsx'));

/** Who is signed in, how far the verification has come, and what comes next. Where that does not load, the settings below still work. */
export function UserCard() {
  const { t } = useTranslation('setting');
  const { data, error, refetch } = useUser();
  if (error && !data) {
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
    <Card look="text">
      <Stack gap={8}>
        {data ? <ProfileLink user={data} /> : <ProfileSkeleton />}
        <Suspense fallback={<RulerSkeleton />}>
          {data ? <LevelRuler level={data.user_level} /> : <RulerSkeleton />}
        </Suspense>
        <VerificationLine />
      </Stack>
    </Card>
  );
}

function ProfileLink({ user }: { readonly user: UserInfo }) {
  const go = useGo();
  return (
    <Pressable onPress={() => go.open('pages/setting/userInfo')}>
      <Row as="span" justify="between" gap={8}>
        <Profile user={user} as="span">
          <Text as="span" tone="secondary">
            {softBreaks(user.account)}
          </Text>
        </Profile>
        <CaretRightIcon size={16} />
      </Row>
    </Pressable>
  );
}

const RulerSkeleton = () => <Skeleton width="100%" height="2.625rem" />;
