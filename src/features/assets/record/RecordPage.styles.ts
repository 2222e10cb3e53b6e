import styled from 'styled-components';

export const Facts = styled.div`
  padding: var(--space-8) var(--size-gutter);
`;

export const LedgerTitle = styled.h2`
  margin: 0;
  padding: var(--space-16) var(--size-gutter) var(--space-8);
  color: var(--color-text-primary);
  font: var(--type-heading);
`;
