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
    @media (prefers-reduced-motion: no-preference) { transition: transform var(--motion-duration-page) var(--motion-ease-out); }
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
  line-height: 1;
  overflow-wrap: anywhere;
`;

/* The arrow is drawn by the style, so it turns without React. */
export const Last = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  align-self: flex-start;
  font: var(--type-heading);
  letter-spacing: var(--type-heading-tracking);
  ${figures}
  ${directionText}
  ${pulse}
  [data-stale] && { color: var(--color-stale-text); }
  white-space: normal;

  &:not([data-direction='flat'])::after {
    content: '';
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    background: currentColor;
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M8 13V3.5M4 7.5l4-4 4 4'/%3E%3C/svg%3E") center / contain no-repeat;
  }
  &[data-direction='down']::after { transform: scaleY(-1); }
  [data-stale] &&::after { display: none; }
`;

/* Where prices are old, a clock and when they came stand in its place. */
export const Gap = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  ${figures}
  white-space: normal;

  [data-stale] & { color: var(--color-stale-text); }
  [data-stale] & > :first-child {
    display: inline-block;
    inline-size: 1em;
    block-size: 1em;
    overflow: hidden;
    background: currentColor;
    color: inherit;
    text-indent: 2em;
    vertical-align: -0.125em;
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='8' cy='8' r='6.25'/%3E%3Cpath d='M8 4.5V8h3'/%3E%3C/svg%3E") center / contain no-repeat;
  }
`;

export const Whole = styled.div`
  margin-block-start: 6px;
`;
