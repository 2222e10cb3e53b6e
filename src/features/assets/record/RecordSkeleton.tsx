import { Section } from '#kit/Section';
import { Skeleton, SkeletonRows } from '#kit/Skeleton';
import { Inset, Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { COURSE_HEIGHT, RANGE_NAMES } from './ranges.ts';

interface RecordSkeletonProps {
  readonly label: string;
  /** The coin trades: a course of its price comes, and what it was bought at among the facts. */
  readonly withCourse: boolean;
}

/** A coin's record while it loads: total, course, facts and movements in grey. */
export function RecordSkeleton({ label, withCourse }: RecordSkeletonProps) {
  return (
    <>
      <Stack edge="gutter" top={4} sized aria-hidden>
        <Text as="div">
          <Skeleton width="6rem" height="1lh" />
        </Text>
        <Skeleton width="12rem" height="2.75rem" />
        <Skeleton width="9rem" height="1.25rem" />
      </Stack>
      {withCourse ? (
        <Inset edge="none" top={12}>
          <Inset>
            <Skeleton shape="block" height={COURSE_HEIGHT} />
          </Inset>
          <Row justify="between" edge="gutter" gap={8} touch>
            {RANGE_NAMES.map((name) => (
              <Skeleton key={name} width="2.75rem" height="1.75rem" />
            ))}
          </Row>
        </Inset>
      ) : null}
      <Stack edge="gutter" gap={8} top={withCourse ? 8 : 12} bottom={4}>
        {withCourse ? null : <Skeleton height="0.625rem" />}
        <Row justify="between" gap={8}>
          {(withCourse ? ['available', 'frozen', 'lastBuy'] : ['available', 'frozen']).map((fact) => (
            <Skeleton key={fact} width="5rem" height="2.25rem" />
          ))}
        </Row>
      </Stack>
      <Section title={label}>
        <SkeletonRows count={4} mark="square" row="bid" />
      </Section>
    </>
  );
}
