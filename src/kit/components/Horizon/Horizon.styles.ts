import styled from 'styled-components';

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 8.25rem;
  padding-block-end: env(safe-area-inset-bottom);
`;

export const Words = styled.div`
  padding: 0.875rem var(--size-gutter) var(--space-8);
`;

/* Ticks stand on the edge. */
export const Foot = styled.div`
  --kit-history-height: 4rem;
  margin-block-start: auto;
`;
