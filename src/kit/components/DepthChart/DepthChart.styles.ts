import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Whole = styled.div`
  container-type: inline-size;
`;

export const Heads = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-12);
  padding-block-end: var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-4);
    min-inline-size: 0;
  }
  & > div::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 2px;
    background: var(--direction-up-line);
  }
  & > div[data-side='asks']::before { background: var(--direction-down-line); }
`;

export const Total = styled.dd`
  color: var(--color-text-primary);
  font-weight: var(--font-weight-medium);
  ${figures}
  overflow-wrap: anywhere;
  white-space: normal;

  [data-stale] & { color: var(--color-stale-text); }
`;

export const Plot = styled.div`
  position: relative;
  block-size: var(--kit-depth-height);
  border-block-end: var(--stroke-hair) solid var(--color-line-hairline);
  cursor: crosshair;
  touch-action: pan-y;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  [data-state='waiting'] > & {
    border-radius: var(--radius-xs);
    background: var(--color-skeleton-base);
  }
  &:focus-visible {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 2px;
  }
`;

export const Areas = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  stroke: none;

  & path { vector-effect: non-scaling-stroke; }
  & path[data-of='bids-area'] { fill: var(--direction-up-wash); }
  & path[data-of='asks-area'] { fill: var(--direction-down-wash); }
  & path[data-of$='-line'] {
    fill: none;
    stroke-width: var(--stroke-chart);
  }
  & path[data-of='bids-line'] { stroke: var(--direction-up-line); }
  & path[data-of='asks-line'] { stroke: var(--direction-down-line); }
  [data-stale] & path[data-of$='-area'] { fill: var(--direction-flat-wash); }
  [data-stale] & path[data-of$='-line'] { stroke: var(--direction-flat-line); }
`;

/* The middle of the spread. */
export const Mid = styled.span`
  position: absolute;
  inset-block: 0;
  left: 50%;
  border-inline-start: var(--stroke-hair) dashed var(--color-text-primary);

  [data-state]:not([data-state='shown']) & { display: none; }
`;

export const Cross = styled.span`
  position: absolute;
  inset-block: 0;
  border-inline-start: var(--stroke-hair) solid var(--color-chart-crosshair);

  [data-state]:not([data-cross]) & { display: none; }
`;

export const Dot = styled.span`
  position: absolute;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 50%;
  background: var(--direction-up-line);
  transform: translate(-50%, -50%);

  &[data-side='asks'] { background: var(--direction-down-line); }
  [data-state]:not([data-cross]) & { display: none; }
`;

/* On the side where the crosshair is not. */
export const Readout = styled.div`
  position: absolute;
  inset-block-start: 0;
  right: 0;
  display: flex;
  flex-direction: column;
  max-inline-size: 50%;
  padding: var(--space-4) var(--space-8);
  border: var(--stroke-hair) solid var(--color-line-card);
  border-radius: var(--radius-sm);
  background: var(--color-bg-raised);
  color: var(--color-text-primary);
  font: var(--type-caption-strong);
  font-feature-settings: var(--font-feature-number);
  overflow-wrap: anywhere;
  pointer-events: none;

  [data-cross='right'] & { right: auto; left: 0; }
  [data-state]:not([data-cross]) & { display: none; }
  & > [data-of='side'] { color: var(--direction-up-text); }
  & > [data-side='asks'] { color: var(--direction-down-text); }
`;

export const Nothing = styled.span`
  position: absolute;
  inset: 0;
  display: none;
  place-items: center;
  color: var(--color-text-tertiary);
  font: var(--type-text);
  text-align: center;

  [data-state='empty'] & { display: grid; }
`;

export const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block-start: var(--space-4);
  color: var(--color-chart-axis);
  font: var(--type-micro);
  font-size: min(0.6875rem, 3.6cqi);
  ${figures}

  & > span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    text-align: center;
  }
  & > :first-child { text-align: start; }
  & > :last-child { text-align: end; }
  & > [data-of='mid'] { color: var(--color-text-primary); }
`;
