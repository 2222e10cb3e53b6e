import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { Skeleton, SkeletonRows } from '#kit/Skeleton';
import { Actions, Head, Label } from '../shared/Assets.styles.ts';
import { Facts } from './RecordPage.styles.ts';

const FACTS = ['6rem', '4.5rem', '5.5rem'];
const ACTIONS = ['deposit', 'withdraw', 'trade'];

/** A coin's record while it loads: total, facts, actions and movements in grey. */
export function RecordSkeleton() {
  return (
    <>
      <Head as="div">
        <Label>
          <Skeleton width="4rem" height="1lh" />
        </Label>
        <Skeleton width="12rem" height="2.75rem" />
      </Head>
      <Facts aria-hidden>
        <KeyValueList>
          {FACTS.map((width) => (
            <KeyValue
              key={width}
              label={<Skeleton width="5rem" height="0.875rem" />}
              value={<Skeleton width={width} height="0.875rem" />}
            />
          ))}
        </KeyValueList>
      </Facts>
      <Actions>
        {ACTIONS.map((action) => (
          <Skeleton key={action} shape="block" height="var(--size-button-md)" />
        ))}
      </Actions>
      <SkeletonRows count={4} mark={false} row="record" />
    </>
  );
}
