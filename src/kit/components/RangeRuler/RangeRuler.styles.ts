import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Whole = styled.div`
  inline-size: 100%;
`;

export const Scale = styled.div`
  position: relative;
  block-size: 1.4375rem;
  padding-block-start: 0.5625rem;

  & > svg { block-size: 0.875rem; }
`;

/* A hand with a head, over the ticks that it has passed. */
export const Hand = styled.span`
  inset-block: 0.3125rem 0;
  inline-size: 2.5px;
  margin-inline-start: -1.25px;
  background: var(--kit-ruler-tick-on);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -0.125rem;
    inset-inline-start: calc(50% - 4px);
    border: 4px solid transparent;
    border-block-start: 5px solid var(--kit-ruler-tick-on);
    border-block-end: 0;
  }
  [data-stale] > * > & { background: var(--color-stale-text); }
  [data-stale] > * > &::before { border-block-start-color: var(--color-stale-text); }
`;

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  ${figures}

  & > span {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  &[data-figures] {
    margin-block-start: 2px;
    color: var(--color-text-primary);
    font: var(--type-caption-strong);
  }
  [data-stale] > &[data-figures] { color: var(--color-stale-text); }
`;
