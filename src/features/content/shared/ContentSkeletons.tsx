import { Skeleton } from '#kit/Skeleton';
import { Inset, Stack } from '#kit/Stack';
import { NewsPlace } from './ContentSkeletons.styles.ts';

const LINES = ['100%', '94%', '98%', '62%', '99%', '88%', '96%', '40%'];

/** Title, facts and text of an article. */
export function ArticleSkeleton() {
  return (
    <Stack edge="gutter" gap={24} top={8} bottom={24} aria-hidden>
      <Stack gap={12}>
        <Skeleton width="82%" height="1.75rem" />
        <Skeleton width="54%" height="0.75rem" />
      </Stack>
      <Stack gap={12}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height="0.875rem" />
        ))}
      </Stack>
    </Stack>
  );
}

/** Items of the news list. */
export function NewsListSkeleton() {
  return ['74%', '88%', '66%', '80%', '71%'].map((width) => (
    <NewsPlace key={width} aria-hidden>
      <Skeleton width={width} height="1rem" />
      <Skeleton width="92%" height="0.875rem" />
      <Skeleton width="6rem" height="0.75rem" />
    </NewsPlace>
  ));
}

/** The search field and closed questions. */
export function FaqSkeleton() {
  return (
    <Inset aria-hidden>
      <Skeleton shape="block" width="100%" height="40px" />
      {['62%', '78%', '54%', '70%', '66%'].map((width) => (
        <NewsPlace key={width} data-inset>
          <Skeleton width={width} height="1rem" />
        </NewsPlace>
      ))}
    </Inset>
  );
}
