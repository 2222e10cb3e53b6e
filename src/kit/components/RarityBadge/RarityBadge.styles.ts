import styled from 'styled-components';

export const Ticks = styled.svg`
  inline-size: 0.75em;
  block-size: 0.625em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;

  & > [data-off] { stroke: var(--color-line-strong); }
`;
