import styled from 'styled-components';

export const Whole = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: max(168px, 10.5rem);
  max-inline-size: 100%;
  aspect-ratio: 1;

  &[data-size='sm'] {
    flex: none;
    inline-size: max(60px, 3.75rem);
  }
  &[data-tone='success'] { color: var(--color-status-success-text); }
  &[data-tone='danger'] { color: var(--color-status-danger-text); }
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
  [data-size='sm'] > & { stroke-width: 3; }
  [data-tone] > & path[data-on] { stroke: currentcolor; }
`;

export const Center = styled.div`
  position: relative;
  max-inline-size: min(11rem, 100cqi);
  overflow-wrap: anywhere;
  text-align: center;
`;
