import styled from 'styled-components';

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  min-block-size: 3.25rem;
  padding: var(--space-4) var(--size-gutter);
`;

export const Who = styled.div`
  flex: 1 1 6rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > p:first-child {
    color: var(--color-text-primary);
    font: var(--type-label);
  }
  & > p:last-child {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
    font-feature-settings: var(--font-feature-number);
  }
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`;

export const Amount = styled.div`
  min-inline-size: 4.5rem;
  max-inline-size: 100%;
  margin-inline-start: auto;
  color: var(--color-text-primary);
  font: var(--type-strong);
  text-align: end;

  & > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  [data-mark='outbid'] > & { color: var(--color-text-secondary); }
`;
