import styled from 'styled-components';
import { directionText, figures } from '../../figures.ts';

export const Card = styled.div`
  padding: var(--space-12) var(--space-16);
  border: var(--stroke-hair) solid var(--color-line-card);
  border-radius: var(--radius-md);
  background: var(--color-bg-card);
`;

export const Picture = styled.div`
  position: relative;
  block-size: 4.5rem;
  border-inline-end: var(--stroke-hair) solid var(--color-line-strong);

  /* The line of the open lies under the course. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: var(--open);
    inset-inline: 0;
    border-block-start: var(--stroke-hair) dashed var(--color-text-primary);
  }
`;

export const Course = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  fill: none;
  stroke: var(--direction-flat-line);
  stroke-width: var(--stroke-chart);
  stroke-linecap: round;
  stroke-linejoin: round;

  & path { vector-effect: non-scaling-stroke; }
  [data-direction='up'] > & { stroke: var(--direction-up-line); }
  [data-direction='down'] > & { stroke: var(--direction-down-line); }
`;

/* A circle would be stretched with the course. Pictures of time run from left to right in every language. */
export const End = styled.span`
  position: absolute;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 50%;
  background: var(--direction-flat-line);
  transform: translate(-50%, -50%);

  [data-direction='up'] > & { background: var(--direction-up-line); }
  [data-direction='down'] > & { background: var(--direction-down-line); }
`;

/* Where the chain breaks. */
export const Break = styled.span`
  position: absolute;
  inset-block: -0.25rem;
  border-inline-start: 2px solid var(--color-status-danger-line);
  transform: translateX(-50%);
`;

export const Prices = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-12);
  margin-block-start: var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Price = styled.dd`
  color: var(--color-text-primary);
  font-weight: var(--font-weight-medium);
  ${figures}
  ${directionText}

  &&[data-direction='flat'] { color: var(--color-text-primary); }
  &&[data-stale] { color: var(--color-stale-text); }
  &:not([data-long]) > span { white-space: nowrap; }
  white-space: normal;
  overflow-wrap: anywhere;
`;
