import styled from 'styled-components';

export const Line = styled.svg`
  flex: 1;
  inline-size: 100%;
  min-block-size: 0;
  overflow: visible;
  fill: none;
  stroke: var(--direction-flat-line);
  stroke-width: var(--stroke-chart);
  stroke-linecap: round;
  stroke-linejoin: round;

  & path { vector-effect: non-scaling-stroke; }
  &[data-direction='up'] { stroke: var(--direction-up-line); }
  &[data-direction='down'] { stroke: var(--direction-down-line); }
`;
