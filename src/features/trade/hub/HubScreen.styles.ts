import styled from 'styled-components';

export const Notice = styled.p`
  margin: 0;
  padding: var(--space-12) var(--size-gutter);
  background: var(--color-status-info-wash);
  color: var(--color-text-secondary);
  font: var(--type-text);
`;
