import { ChartSkeleton } from '#kit/ChartSkeleton';
import { Skeleton } from '#kit/Skeleton';
import { Split } from '#kit/Split';
import { Inset, Row, Stack } from '#kit/Stack';

const INTERVALS = Array.from({ length: 8 }, (_, index) => `interval-${index}`);
const LEVELS = Array.from({ length: 5 }, (_, index) => `level-${index}`);

/** As high as ChartPanel.styles.ts makes the chart. */
const CHART_HEIGHT = { usual: '18.4375rem', large: '21.5rem' } as const;

const bone = (width: string, height = '0.75rem') => <Skeleton width={width} height={height} />;

/** The hub while its pair loads: price and range, periods, legend, chart and the best levels, in the places they will take. */
export function HubSkeleton({ isTab }: { readonly isTab: boolean }) {
  return (
    <>
      <Split parts="rest:156" top={8}>
        <Stack gap={8}>
          {bone('9rem', '1.75rem')}
          {bone('7rem', '0.875rem')}
        </Stack>
        <Skeleton shape="block" height="3.25rem" />
      </Split>
      <Inset top={16}>
        <Row justify="between" gap={8}>
          {INTERVALS.map((name) => (
            <Skeleton key={name} width="1.5rem" height="0.875rem" />
          ))}
        </Row>
      </Inset>
      <Inset top={12} bottom={4}>
        <Row gap={12}>
          {bone('5rem', '0.625rem')}
          {bone('5rem', '0.625rem')}
          {bone('5rem', '0.625rem')}
        </Row>
      </Inset>
      <ChartSkeleton height={isTab ? CHART_HEIGHT.usual : CHART_HEIGHT.large} />
      <Inset top={16}>
        <Row gap={20}>
          {bone('3rem', '0.875rem')}
          {bone('6rem', '0.875rem')}
        </Row>
      </Inset>
      <Inset top={20} bottom={16}>
        <Stack gap={12}>
          {LEVELS.map((name) => (
            <Row key={name} justify="between" gap={8}>
              {bone('4rem')}
              {bone('4rem')}
              {bone('4rem')}
              {bone('4rem')}
            </Row>
          ))}
        </Stack>
      </Inset>
    </>
  );
}

/** Of the line that two buttons share. */
const HALF = 'calc(50% - var(--space-4))';

/** And of its two buttons. */
export const SIDES_SKELETON = (
  <>
    <Skeleton shape="block" width={HALF} height="3rem" />
    <Skeleton shape="block" width={HALF} height="3rem" />
  </>
);
