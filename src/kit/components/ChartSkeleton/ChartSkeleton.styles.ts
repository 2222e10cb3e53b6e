import styled from 'styled-components';

export const Room = styled.div`
  position: relative;
`;

export const Candles = styled.svg`
  position: absolute;
  --kit-candle-width: 6px;
  inset-block: 1.5rem;
  /* The first line is drawn to both sides of where it stands, and begins at the gutter. */
  inset-inline-start: calc(var(--size-gutter) + var(--kit-candle-width) / 2);
  inline-size: 80%;
  block-size: calc(100% - 3rem);
  overflow: visible;
  fill: none;
  stroke: var(--color-skeleton-base);
  shape-rendering: crispEdges;

  & path {
    stroke-width: var(--kit-candle-width);
    vector-effect: non-scaling-stroke;
  }
`;
