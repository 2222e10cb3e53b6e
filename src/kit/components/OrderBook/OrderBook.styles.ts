import styled from 'styled-components';
import { directionText, figures, pulse } from '../../figures.ts';

export const Heads = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-8);
  padding-inline-end: var(--space-4);
  padding-block-end: var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Body = styled.div`
  contain: layout style;
  font: var(--type-caption-strong);
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;

  &[data-pick] { cursor: pointer; }
`;

export const Side = styled.div`
  border-radius: var(--radius-xs);

  &:focus-visible {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 0;
  }
`;

export const Price = styled.span``;

export const Amount = styled.span`
  color: var(--color-text-primary);
`;

/* The bar lies behind the texts and grows by transform alone: no layout at a tick. */
export const Level = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: max(var(--kit-book-row), 1.5rem);
  contain: strict;
  padding-inline-end: var(--space-4);
  ${figures}

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 1px 0;
    border-radius: 2px;
    transform: scaleX(var(--share, 0));
    transform-origin: 100% 50%;
  }
  [data-side='asks'] > & ${Price} { color: var(--direction-down-text); }
  [data-side='bids'] > & ${Price} { color: var(--direction-up-text); }
  [data-side='asks'] > &::before { background: var(--kit-book-bar-down); }
  [data-side='bids'] > &::before { background: var(--kit-book-bar-up); }
  [data-stale] & ${Price}, [data-stale] & ${Amount} { color: var(--color-stale-text); }
  [data-stale] [data-side] > &::before { background: var(--color-fill-quiet); }

  /* The user's own order: a mark in ink at the edge of the row. */
  &[data-own]::after {
    content: '';
    position: absolute;
    inset-block: 30%;
    inset-inline-end: 0;
    inline-size: 2px;
    border-radius: 1px;
    background: var(--color-text-primary);
  }
  &[data-long] > * {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-pick] &:active { background: var(--color-fill-pressed); }
  &[aria-selected='true'] {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: calc(-1 * var(--stroke-focus));
  }
`;

export const Spread = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-block-size: 2.5rem;
  overflow-wrap: anywhere;
`;

export const Last = styled.span`
  align-self: flex-start;
  font: var(--type-strong);
  line-height: 1.25;
  ${figures}
  ${directionText}
  ${pulse}
  [data-stale] && { color: var(--color-stale-text); }
  white-space: normal;
`;

export const Fiat = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  ${figures}
  white-space: normal;
`;
