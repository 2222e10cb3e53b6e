import styled from 'styled-components';

export const Rising = styled.svg`
  inline-size: 6.75rem;
  block-size: 100%;
  overflow: visible;
  fill: none;
  stroke: var(--brand-hero-tick);

  & path {
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
    shape-rendering: crispEdges;
  }
  & path[data-tall] { stroke: var(--brand-hero-quiet); }
`;

/* The pictures stand in a file of their own, which comes when a place is empty; they take their inks from here. */
export const Picture = styled.svg`
  --kit-picture-ink: var(--color-text-primary);
  --kit-picture-grey: var(--color-line-control);
  --kit-picture-accent: var(--brand-accent-line);
  --kit-picture-wash: var(--brand-accent-wash);
  --kit-picture-ground: var(--color-bg-page);
  inline-size: 160px;
  max-inline-size: 100%;
  block-size: 112px;
`;
