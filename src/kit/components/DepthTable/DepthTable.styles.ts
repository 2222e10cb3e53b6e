import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Whole = styled.div`
  container-type: inline-size;
`;

export const Both = styled.div`
  padding-block-start: var(--space-8);

  /* Bars reach 4 px beyond their figures, which stand at the edge. */
  & > :last-child { margin-inline: calc(-1 * var(--space-4)); }
`;

/* With large text one side under the other. */
export const Table = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-8);
  font: var(--type-caption-strong);

  @container (max-width: 17rem) { grid-template-columns: 1fr; }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 1.5rem;
  padding-inline: var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  &[data-of='bids'] { flex-direction: row-reverse; }
`;

export const Half = styled.div``;

export const HeadCell = styled.span``;

export const Side = styled.div``;

export const Price = styled.span``;

export const Amount = styled.span`
  color: var(--color-text-primary);
`;

/* Where the price stands it is wider by the room for the mark of an own order: half of what lies between the sides. */
export const Level = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: max(var(--kit-book-row), 1.5rem);
  contain: strict;
  ${figures}

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 1px;
    border-radius: 2px;
    transform: scaleX(var(--share, 0));
  }
  /* The user's own order: a dot in ink at its price. */
  &[data-own]::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 2px);
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
  [data-side='asks'] > & {
    margin-inline-start: calc(-1 * var(--space-4));
    padding-inline: var(--space-8) var(--space-4);
  }
  [data-side='asks'] > &::after { inset-inline-start: 1px; }
  [data-side='asks'] > & ${Price} { color: var(--direction-down-text); }
  [data-side='asks'] > &::before {
    inset-inline: var(--space-4) 0;
    background: var(--kit-book-bar-down);
    transform-origin: 0 50%;
  }
  [data-side='bids'] > & {
    flex-direction: row-reverse;
    margin-inline-end: calc(-1 * var(--space-4));
    padding-inline: var(--space-4) var(--space-8);
  }
  [data-side='bids'] > &::after { inset-inline-end: 1px; }
  [data-side='bids'] > & ${Price} { color: var(--direction-up-text); }
  [data-side='bids'] > &::before {
    inset-inline: 0 var(--space-4);
    background: var(--kit-book-bar-up);
    transform-origin: 100% 50%;
  }
  :is([data-stale], [data-closed]) & ${Price}, :is([data-stale], [data-closed]) & ${Amount} { color: var(--color-stale-text); }
  :is([data-stale], [data-closed]) [data-side] > &::before { background: var(--color-fill-quiet); }
`;
