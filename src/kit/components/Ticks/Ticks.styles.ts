import styled from 'styled-components';

export const Strip = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 0.625rem;
  overflow: visible;

  & path {
    fill: none;
    stroke: var(--kit-ruler-tick);
    stroke-width: var(--kit-tick-width, 1px);
    vector-effect: non-scaling-stroke;
    shape-rendering: crispEdges;
  }
  & path[data-on] { stroke: var(--kit-ruler-tick-on); }
`;

/* The first and the last tick stand inside the strip. */
export const Columns = styled.svg`
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  block-size: 100%;
  padding-inline: 1px;
  overflow: visible;

  & path {
    stroke-width: var(--kit-tick-width, 2px);
    vector-effect: non-scaling-stroke;
    shape-rendering: crispEdges;
  }
`;
