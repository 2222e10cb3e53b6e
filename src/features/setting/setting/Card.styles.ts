import styled from 'styled-components';

export const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);
  padding: var(--space-8) var(--size-gutter) var(--space-16);
`;

export const CardWords = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: var(--space-4);
  min-width: 0;
`;

export const CardName = styled.p`
  font: var(--type-heading);
  letter-spacing: var(--type-heading-tracking);
  overflow-wrap: anywhere;
`;

export const CardText = styled.p`
  color: var(--color-text-secondary);
  font: var(--type-text);
  overflow-wrap: anywhere;
`;
