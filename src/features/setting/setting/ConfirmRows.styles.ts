import styled from 'styled-components';

export const GroupNote = styled.p`
  padding: 0 var(--size-gutter) var(--space-12);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
