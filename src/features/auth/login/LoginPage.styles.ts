import styled from 'styled-components';

export const Safety = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  margin-block-start: auto;
  padding-block: var(--space-32) var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
