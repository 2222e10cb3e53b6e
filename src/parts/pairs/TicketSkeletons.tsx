import { Skeleton } from '#kit/Skeleton';
import { Row, Stack } from '#kit/Stack';

interface FieldsSkeletonProps {
  /** Of each field by its name, as high as it will be. */
  readonly heights: Readonly<Record<string, string>>;
  /** Names of the facts below them. */
  readonly facts: readonly string[];
}

/** The fields of a ticket while they load, its facts and its button. */
export function FieldsSkeleton({ heights, facts }: FieldsSkeletonProps) {
  return (
    <Stack gap={8}>
      {Object.entries(heights).map(([name, height]) => (
        <Skeleton key={name} shape="block" height={height} />
      ))}
      <Stack gap={12} top={4} bottom={4}>
        {facts.map((name) => (
          <Skeleton key={name} height="0.75rem" />
        ))}
      </Stack>
      <Skeleton shape="block" height="3rem" />
    </Stack>
  );
}

/** The book beside them, with so many levels a side. */
export function LadderSkeleton({ levels }: { readonly levels: number }) {
  const side = Array.from({ length: levels }, (_, index) => `level-${index}`).map((name) => (
    <Row key={name} justify="between" gap={8}>
      <Skeleton width="3.5rem" height="0.75rem" />
      <Skeleton width="2.5rem" height="0.75rem" />
    </Row>
  ));
  return (
    <Stack gap={12} top={4}>
      <Row justify="between" gap={8}>
        <Skeleton width="2rem" height="0.75rem" />
        <Skeleton width="2rem" height="0.75rem" />
      </Row>
      {side}
      <Skeleton width="5rem" height="1.5rem" />
      {side}
    </Stack>
  );
}
