import styled from 'styled-components';

export const Sample = styled.svg`
  width: 2.5rem;
  height: 1.5rem;
  stroke-width: 1.5;

  & > [data-way='up'] {
    stroke: var(--direction-up-line);
    fill: var(--direction-up-line);
  }
  & > [data-way='down'] {
    stroke: var(--direction-down-line);
    fill: var(--direction-down-line);
  }
`;
