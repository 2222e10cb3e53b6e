import { Card } from '#kit/Card';
import { Hero } from '#kit/Hero';
import { MediaRow } from '#kit/MediaRow';
import { Skeleton } from '#kit/Skeleton';
import { Inset, Row, Stack } from '#kit/Stack';
import { TilesSkeleton } from '#kit/Tiles';

/** Lines of text: to the end, or seen to end before it. */
const LINES = ['100%', '91%', '92%', '62%', '90%', '88%', '86%', '40%'];

/** As high as a wide cover that is drawn. */
const WIDE = 'calc((min(100vw, var(--size-page-max)) - 2 * var(--size-gutter)) * 2 / 5)';

/** Picture, title, facts and text of an article. */
export function ArticleSkeleton() {
  return (
    <Stack edge="gutter" gap={16} top={8} bottom={24} aria-hidden>
      <Skeleton shape="block" height={WIDE} />
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
export const NewsListSkeleton = ({ withLead }: { readonly withLead?: boolean }) => (
  <Stack lined aria-hidden>
    {withLead ? (
      <Stack edge="gutter" gap={12} top={16} bottom={16}>
        <Skeleton shape="block" height={WIDE} />
        <Stack gap={8}>
          <Skeleton width="78%" height="1.25rem" />
          <Skeleton width="92%" height="0.875rem" />
          <Skeleton width="6rem" height="0.75rem" />
        </Stack>
      </Stack>
    ) : null}
    {['74%', '88%', '66%', '80%', '71%'].map((width) => (
      <Inset key={width} top={16} bottom={16}>
        <MediaRow align="start" end={<Skeleton shape="block" width="64px" height="64px" />}>
          <Stack gap={8}>
            <Skeleton width={width} height="1rem" />
            <Skeleton width="92%" height="0.875rem" />
            <Skeleton width="6rem" height="0.75rem" />
          </Stack>
        </MediaRow>
      </Inset>
    ))}
  </Stack>
);

/** Notifications under the heading of their day. */
export const NoticesSkeleton = () => (
  <Stack aria-hidden>
    <Inset top={16} bottom={4}>
      <Skeleton width="4rem" height="1.25rem" />
    </Inset>
    {['74%', '58%', '66%', '48%', '71%'].map((width) => (
      <Inset key={width} top={12} bottom={12}>
        <MediaRow align="start" media={<Skeleton shape="circle" width="36px" height="36px" />}>
          <Stack gap={8}>
            <Skeleton width={width} height="1rem" />
            <Skeleton width="92%" height="0.875rem" />
            <Skeleton width="62%" height="0.875rem" />
          </Stack>
        </MediaRow>
      </Inset>
    ))}
  </Stack>
);

/** A document on paper. */
export const CardSkeleton = () => (
  <Card look="text">
    <Stack gap={12} aria-hidden>
      <Skeleton width="46%" height="1.25rem" />
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height="0.875rem" />
      ))}
    </Stack>
  </Card>
);

/** Rows of a card, as wide as their words. */
const Lines = ({ widths }: { readonly widths: readonly string[] }) => (
  <Card>
    {widths.map((width) => (
      <Inset key={width} top={16} bottom={16}>
        <Skeleton width={width} height="1.125rem" />
      </Inset>
    ))}
  </Card>
);

/** The ways to reach the operator: what is done, and the address below. */
export const ContactRowsSkeleton = () => (
  <Card>
    {['52%', '46%'].map((width) => (
      <Inset key={width} top={12} bottom={12}>
        <Stack gap={8} aria-hidden>
          <Skeleton width="38%" height="1rem" />
          <Skeleton width={width} height="0.75rem" />
        </Stack>
      </Inset>
    ))}
  </Card>
);

/** What the operator says, the ways to reach it, and the first questions. */
export const ContactSkeleton = () => (
  <Stack aria-hidden>
    <Hero look="card">
      <Row gap={16} align="start">
        <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
        <Stack gap={8} top={4} bottom={4} grow>
          <Skeleton width="96%" height="1rem" />
          <Skeleton width="62%" height="1rem" />
        </Stack>
      </Row>
    </Hero>
    <ContactRowsSkeleton />
    <Lines widths={['72%', '58%', '66%']} />
  </Stack>
);

/** Whose the rules are, the proof of prices, and the first of their parts. */
export const RulesSkeleton = () => (
  <Stack aria-hidden>
    <Card look="text">
      <MediaRow media={<Skeleton shape="circle" width="2.5rem" height="2.5rem" />}>
        <Stack gap={8} top={4}>
          <Skeleton width="3rem" height="1.125rem" />
          <Skeleton width="62%" height="0.875rem" />
        </Stack>
      </MediaRow>
    </Card>
    {['54%', '46%', '38%'].map((width, place) => (
      <Card key={width} look="text">
        <Stack gap={12}>
          <Skeleton width={width} height="1.125rem" />
          {LINES.slice(place, place + 4).map((line) => (
            <Skeleton key={line} width={line} height="0.875rem" />
          ))}
        </Stack>
      </Card>
    ))}
  </Stack>
);

/** Topics and closed questions. */
export function FaqSkeleton() {
  return (
    <Stack aria-hidden>
      <Inset edge="none" top={12}>
        <TilesSkeleton count={6} look="block" />
      </Inset>
      <Row edge="gutter" touch top={8}>
        <Skeleton width="7rem" height="1.125rem" />
      </Row>
      <Lines widths={['62%', '78%', '54%', '70%', '66%']} />
    </Stack>
  );
}
