import styled from 'styled-components';
import { directionText, figures, pulse } from '../../figures.ts';

export const Heads = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-8);
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

/* Wider than the column by the room for the mark of an own order. */
export const Side = styled.div`
  margin-inline-start: calc(-1 * var(--space-8));
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
  padding-inline-start: var(--space-8);
  contain: strict;
  ${figures}

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 1px 0 1px var(--space-8);
    border-radius: 2px;
    transform: scaleX(var(--share, 0));
    transform-origin: 100% 50%;
    @media (prefers-reduced-motion: no-preference) { transition: transform var(--motion-duration-page) var(--motion-ease-out); }
  }
  [data-side='asks'] > & ${Price} { color: var(--direction-down-text); }
  [data-side='bids'] > & ${Price} { color: var(--direction-up-text); }
  [data-side='asks'] > &::before { background: var(--kit-book-bar-down); }
  [data-side='bids'] > &::before { background: var(--kit-book-bar-up); }
  :is([data-stale], [data-closed]) & ${Price}, :is([data-stale], [data-closed]) & ${Amount} { color: var(--color-stale-text); }
  :is([data-stale], [data-closed]) [data-side] > &::before { background: var(--color-fill-quiet); }

  /* The user's own order: a dot in ink before its price. */
  &[data-own]::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 2px);
    inset-inline-start: 1px;
    block-size: 4px;
    inline-size: 4px;
    border-radius: var(--radius-full);
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
  :is([data-stale], [data-closed]) && { color: var(--color-stale-text); }
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
  :is([data-stale], [data-closed]) &&::after { display: none; }
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

/* The spread, and what stands at its end: the line is as low as without it. */
export const Under = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  font: var(--type-caption);

  & > [data-end] {
    flex: none;
    margin-block: calc((1lh - 2rem) / 2);
  }
`;

export const Whole = styled.div`
  margin-block-start: 6px;
`;
