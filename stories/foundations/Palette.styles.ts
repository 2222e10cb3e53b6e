import styled from 'styled-components';

/** One palette beside the others. */
export const Column = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-24);

  & > h2 {
    font: var(--type-strong);
  }
`;

export const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-8);
  font: var(--type-label);

  & > h3 {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }
`;

export const Line = styled.span`
  display: flex;
  inline-size: 100%;
  block-size: 32px;
`;

export const Candles = styled.svg`
  inline-size: 4.5rem;
  block-size: 3.75rem;
  stroke-width: 1;

  & [data-direction='up'] {
    fill: var(--direction-up-line);
    stroke: var(--direction-up-line);
  }

  & [data-direction='down'] {
    fill: var(--direction-down-line);
    stroke: var(--direction-down-line);
  }

  & [data-hollow] {
    fill: none;
  }
`;
