import styled from 'styled-components';

export const GroupBox = styled.section`
  padding-block-end: var(--space-8);
  border-block-start: var(--space-8) solid var(--color-bg-band);
`;

export const GroupTitle = styled.h2`
  padding: var(--space-16) var(--size-gutter) var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-label);
`;
