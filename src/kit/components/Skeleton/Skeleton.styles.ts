import AntdSkeleton from 'antd-mobile/es/components/skeleton';
import styled from 'styled-components';

export const Bone = styled(AntdSkeleton)`
  flex: none;
  width: var(--kit-skeleton-width, 100%);
  max-width: 100%;
  height: var(--kit-skeleton-height, 0.75rem);
  border-radius: var(--radius-xs);
  background: var(--color-skeleton-base);

  &[data-shape='circle'] {
    border-radius: var(--radius-full);
  }

  &[data-shape='block'] {
    border-radius: var(--radius-md);
  }
`;

export const RowBox = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-height: var(--size-row-quote);
  padding-inline: var(--size-gutter);

  &[data-row='record'] { min-height: 4rem; }

  & > span {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--space-8);
    min-width: 0;
  }

  & > span[data-end] {
    align-items: flex-end;
  }
`;
