import styled, { keyframes } from 'styled-components';

/* Twelve ticks that step: the ruler of the house, bent into a ring. */
const step = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

export const Ring = styled.svg`
  color: inherit;
  animation: ${step} 960ms steps(12) infinite;

  & line {
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
