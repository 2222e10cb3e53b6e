import styled from 'styled-components';
import { directionText, figures, pulse } from '../../figures.ts';

export const Card = styled.button`
  display: flex;
  flex: none;
  flex-direction: column;
  box-sizing: border-box;
  inline-size: 8.5rem;
  block-size: 5.75rem;
  contain: strict;
  padding: calc(0.625rem - var(--stroke-hair)) calc(var(--space-12) - var(--stroke-hair)) calc(var(--space-8) - var(--stroke-hair));
  overflow: hidden;
  border: var(--stroke-hair) solid var(--color-line-card);
  border-radius: var(--radius-md);
  background: var(--color-bg-card);
  color: var(--color-text-primary);
  text-align: start;
  cursor: pointer;

  &:active { background: var(--color-fill-pressed); }
  &:focus-visible {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: calc(-1 * var(--stroke-focus));
  }
`;

export const Head = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2);
  font: var(--type-caption-strong);
  ${figures}
`;

export const Pair = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Quote = styled.span`
  color: var(--color-text-tertiary);
  font-weight: var(--font-weight-regular);
`;

export const Change = styled.span`
  ${directionText}
  [data-long] > * > & {
    min-inline-size: 3rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-stale] > * > & { color: var(--color-stale-text); }
`;

export const Price = styled.span`
  [data-long] > & {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  align-self: flex-start;
  margin-block: 1px 3px;
  font: var(--type-strong);
  ${figures}
  ${pulse}
  [data-stale] > & { color: var(--color-stale-text); }
`;
