import styled from 'styled-components';
import { directionText, figures } from '../../figures.ts';

/* Above the bar that it stands in, however high that is. */
export const Place = styled.div`
  position: absolute;
  inset-block-end: 100%;
  inset-inline: var(--size-gutter);
  display: flex;
  justify-content: flex-end;
  padding-block-end: var(--space-8);
  pointer-events: none;
`;

export const Chip = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-8);
  max-inline-size: 100%;
  min-block-size: 44px;
  padding: var(--space-8) var(--space-12);
  border: var(--stroke-hair) solid var(--color-line-card);
  border-radius: var(--radius-md);
  background: var(--color-bg-card);
  box-shadow: var(--shadow-float);
  font: var(--type-label);
  ${figures}
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
  pointer-events: auto;

  &:active { background: var(--color-fill-pressed); }
  & > * { min-inline-size: 0; }
`;

export const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
`;

export const Result = styled.span`
  ${directionText}

  &[data-stale] { color: var(--color-stale-text); }
`;
