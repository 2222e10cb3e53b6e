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

export const Picture = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-8);
  isolation: isolate;
`;

/* A record with a second one behind it. */
export const Card = styled.div`
  position: relative;
  inline-size: 88px;
  block-size: 64px;
  margin-block-start: 9px;
  border: 1.5px solid var(--color-line-strong);
  border-radius: var(--radius-sm);
  background: var(--color-bg-page);

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -9px 7px auto;
    block-size: 12px;
    border: 1.5px solid var(--color-line-strong);
    border-radius: var(--radius-xs) var(--radius-xs) 0 0;
    background: var(--color-fill-quiet);
  }
`;

export const Lines = styled.svg`
  position: absolute;
  inset: -1.5px;
  inline-size: 88px;
  block-size: 64px;
  fill: none;
  stroke: var(--color-line-strong);
  stroke-width: 3px;
  stroke-linecap: round;
`;

export const Badge = styled.span`
  position: absolute;
  inset-block-end: -5px;
  inset-inline-end: -9px;
  display: grid;
  place-items: center;
  inline-size: 34px;
  block-size: 34px;
  border: 1.5px solid var(--brand-accent-line);
  border-radius: 50%;
  background: var(--brand-accent-wash);
  color: var(--brand-accent-text);
`;

export const Ruler = styled.div`
  inline-size: 138px;
`;
