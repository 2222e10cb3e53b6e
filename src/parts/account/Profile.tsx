import type { ReactElement } from 'react';
import { Avatar } from '#kit/Avatar';
import { MediaRow } from '#kit/MediaRow';
import { Skeleton } from '#kit/Skeleton';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { imageUrl } from '../../data/config.ts';
import type { UserInfo } from '../../state/session.ts';

interface ProfileProps {
  readonly user: UserInfo;
  /** Inside of a button. @default 'div' */
  readonly as?: 'span';
  /** Under the name. */
  readonly children?: ReactElement;
}

/** Who is signed in: picture and name. */
export function Profile({ user, as, children }: ProfileProps) {
  const name = user.nickname || user.account;
  return (
    <MediaRow as={as} media={<Avatar name={name} src={imageUrl(user.head_portrait) || undefined} size={56} />}>
      <Stack as={as}>
        <Text as={as} look="heading">
          {name}
        </Text>
        {children}
      </Stack>
    </MediaRow>
  );
}

/** Its place while the user is read. */
export const ProfileSkeleton = () => (
  <MediaRow media={<Skeleton shape="circle" width="56px" height="56px" />}>
    <Stack gap={8}>
      <Skeleton width="7rem" height="1rem" />
      <Skeleton width="11rem" height="0.875rem" />
    </Stack>
  </MediaRow>
);
