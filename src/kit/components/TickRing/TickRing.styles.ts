import styled from 'styled-components';

export const Whole = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: max(168px, 10.5rem);
  max-inline-size: 100%;
  aspect-ratio: 1;
`;

export const Ring = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: var(--kit-ruler-tick);
  stroke-linecap: round;
  stroke-width: 1;

  & path[data-on] { stroke: var(--kit-ruler-tick-on); }
`;

export const Center = styled.div`
  position: relative;
  max-inline-size: min(11rem, 100cqi);
  overflow-wrap: anywhere;
  text-align: center;
`;
