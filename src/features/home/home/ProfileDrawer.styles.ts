import styled from 'styled-components';

export const DrawerTitle = styled.p`
  font: var(--type-heading);
  letter-spacing: var(--type-heading-tracking);
  overflow-wrap: anywhere;
`;

export const DrawerText = styled.p`
  margin-block-end: var(--space-12);
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

export const DrawerGuest = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: 0 var(--size-gutter) var(--space-8);
`;
