import { configNumber } from '../../config-number.ts';
import { places } from '../../rows.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Fact, Facts, Head, LabelGap, Line, Row, ValueGap } from './EntrustRow.styles.ts';

/** More than any screen has room for. */
const MOST_ROWS = 100;
const COLUMNS = [
  { label: '2rem', value: '4rem' },
  { label: '5.5rem', value: '7rem' },
  { label: '2.5rem', value: '3.75rem' },
];

export interface EntrustRowSkeletonProps {
  /** How many rows. @default 1 */
  readonly count?: number;
}

/** Open orders while they load, each as high as it will be; stands in the `skeleton` of a ListState, which says so. */
export function EntrustRowSkeleton({ count = 1 }: EntrustRowSkeletonProps) {
  return places(configNumber(count, 1, 0, MOST_ROWS)).map((place) => (
    <Row key={place} aria-hidden>
      <Head>
        <Skeleton width="9rem" height="0.875rem" />
      </Head>
      <Facts as="div">
        {COLUMNS.map(({ label, value }) => (
          <Fact key={label}>
            <LabelGap>
              <Skeleton width={label} height="0.625rem" />
            </LabelGap>
            <ValueGap>
              <Skeleton width={value} height="0.875rem" />
            </ValueGap>
          </Fact>
        ))}
      </Facts>
      <Line>
        <Skeleton height="0.5rem" />
      </Line>
    </Row>
  ));
}
