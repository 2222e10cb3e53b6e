import styled from 'styled-components';

export const BlockErrorRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  margin: var(--space-8) var(--size-gutter);
  padding: var(--space-8) var(--space-8) var(--space-8) var(--space-12);
  border: var(--stroke-hair) solid var(--color-line-hairline);
  border-radius: var(--radius-md);
  color: var(--color-status-danger-text);
`;

export const BlockErrorText = styled.p`
  flex: 1 1 8rem;
  color: var(--color-text-secondary);
  font: var(--type-text);
`;
