import styled from 'styled-components';

export const Ticks = styled.svg`
  flex: none;
  inline-size: 1.5em;
  block-size: 1em;
  fill: none;
  stroke: currentColor;
  stroke-width: 3;

  & > [data-off] { opacity: 0.3; }
`;
