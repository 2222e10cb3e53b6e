import styled from 'styled-components';

export const GuestTitle = styled.h1`
  flex-basis: 100%;
  font: var(--type-title);
  letter-spacing: var(--type-title-tracking);
`;

export const TotalText = styled.p`
  flex: 1 1 8rem;
  align-self: center;
  color: var(--color-text-secondary);
  font: var(--type-text);
`;
