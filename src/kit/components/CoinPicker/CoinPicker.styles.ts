import styled from 'styled-components';

export const Fiat = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
