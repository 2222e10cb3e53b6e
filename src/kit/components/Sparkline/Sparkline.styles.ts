import styled from 'styled-components';

export const Base = styled.path`
  stroke: var(--color-line-strong);
  stroke-width: var(--stroke-hair);
  stroke-dasharray: 1 3;
  stroke-linecap: butt;
`;

export const Course = styled.path``;

/* A line of no length with round ends is a dot that no stretching of its box makes an egg. */
export const End = styled.path`
  stroke-width: 3.5px;
`;

export const Area = styled.path`
  fill: var(--kit-spark);
  fill-opacity: 0.12;
  stroke: none;
`;

export const Line = styled.svg`
  --kit-spark: var(--direction-flat-line);
  flex: 1;
  inline-size: 100%;
  min-block-size: 0;
  overflow: visible;
  fill: none;
  stroke: var(--kit-spark);
  stroke-width: 1.25px;
  stroke-linecap: round;
  stroke-linejoin: round;

  & path { vector-effect: non-scaling-stroke; }
  &[data-direction='up'] { --kit-spark: var(--direction-up-line); }
  &[data-direction='down'] { --kit-spark: var(--direction-down-line); }
  [data-stale] & { --kit-spark: var(--color-stale-text); }
`;
