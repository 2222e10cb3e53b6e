import styled from 'styled-components';

export const Strip = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 0.625rem;
  overflow: visible;

  & path {
    fill: none;
    stroke: var(--kit-ruler-tick);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
    shape-rendering: crispEdges;
  }
  & path[data-on] { stroke: var(--kit-ruler-tick-on); }
`;
