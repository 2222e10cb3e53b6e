import styled from 'styled-components';

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  &[data-tight] {
    gap: var(--space-8);
    padding-block-start: var(--space-4);
  }
`;

/* Stands in place of the price of a market order, as high as the field. */
export const BestPrice = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  margin: 0;
  min-block-size: var(--size-field);
  padding-inline: var(--space-8);
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);
  color: var(--color-text-tertiary);
  font: var(--type-text);
  text-align: center;
`;
