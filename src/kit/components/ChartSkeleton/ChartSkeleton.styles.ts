import styled from 'styled-components';

export const Room = styled.div`
  position: relative;
`;

export const Candles = styled.svg`
  position: absolute;
  inset: 1.5rem 0 1.5rem;
  inline-size: 84%;
  block-size: calc(100% - 3rem);
  fill: none;
  stroke: var(--color-skeleton-base);
  shape-rendering: crispEdges;

  & path {
    stroke-width: 6px;
    vector-effect: non-scaling-stroke;
  }
`;
