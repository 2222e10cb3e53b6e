import { ButtonRow } from '#kit/ButtonRow';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { Skeleton, SkeletonRows } from '#kit/Skeleton';
import { Inset, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';

const FACTS = ['6rem', '4.5rem', '5.5rem'];
const ACTIONS = ['deposit', 'withdraw', 'trade'];

/** A coin's record while it loads: total, facts, actions and movements in grey. */
export function RecordSkeleton() {
  return (
    <>
      <Stack edge="gutter" gap={4} sized>
        <Text as="div">
          <Skeleton width="4rem" height="1lh" />
        </Text>
        <Skeleton width="12rem" height="2.75rem" />
      </Stack>
      <Inset top={8} bottom={8} aria-hidden>
        <KeyValueList>
          {FACTS.map((width) => (
            <KeyValue
              key={width}
              label={<Skeleton width="5rem" height="0.875rem" />}
              value={<Skeleton width={width} height="0.875rem" />}
            />
          ))}
        </KeyValueList>
      </Inset>
      <Inset top={16} bottom={16}>
        <ButtonRow>
          {ACTIONS.map((action) => (
            <Skeleton key={action} shape="block" height="var(--size-button-md)" />
          ))}
        </ButtonRow>
      </Inset>
      <SkeletonRows count={4} mark={false} row="record" />
    </>
  );
}
