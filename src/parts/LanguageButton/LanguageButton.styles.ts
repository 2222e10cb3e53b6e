import styled from 'styled-components';

export const NamedButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: var(--size-touch);
  padding-inline: var(--space-8) var(--space-12);
  color: var(--color-text-primary);
  font: var(--type-label);
`;
