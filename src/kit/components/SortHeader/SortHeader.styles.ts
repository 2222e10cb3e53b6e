import styled from 'styled-components';
import { BareButton } from '../../pressable/BareButton.ts';

export const Box = styled.div`
  container-type: inline-size;
`;

export const Table = styled.div`
  @container (max-width: 17rem) { display: none; }
`;

/* With large text the heads have no room beside each other. */
export const Choice = styled.div`
  display: none;
  align-items: center;
  gap: var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  @container (max-width: 17rem) { display: flex; }
`;

/* Above the rows that follow: targets reach below the heads. */
export const Heads = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  row-gap: var(--space-4);
  min-block-size: var(--kit-heads-height, 2rem);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Column = styled.span`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;

  /* Heads over figures keep the columns of a quote row: price grows, the last is as wide as a pill. */
  &[data-align='end'] {
    justify-content: flex-end;
    padding-inline-start: var(--space-12);
  }
  &[data-align='end']:last-child { min-inline-size: calc(var(--kit-change-pill-width) + var(--space-12)); }
  &[data-align='start'] + &[data-align='end'] { margin-inline-start: auto; }
`;

export const Joint = styled.span`
  margin-inline: var(--space-2);
`;

/* The painted head is 16 px high, its target 44. */
export const Sort = styled(BareButton)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  text-align: start;

  &::after {
    content: '';
    position: absolute;
    inset: -0.875rem min(-0.25rem, (100% - var(--size-touch)) / 2);
  }
  /* Two short words share the leading edge: the first takes the gutter, and the room up to the second. */
  ${Column}[data-align='start']:first-child > &::after { inset-inline: calc(-1 * var(--size-gutter)) -0.5rem; }
  ${Column}[data-align='start'] + ${Column}[data-align='start'] > &::after { inset-inline-start: 0; }
  &[data-on] {
    color: var(--color-text-primary);
    font-weight: var(--font-weight-medium);
  }
`;

export const Mark = styled.svg`
  inline-size: 0.625em;
  block-size: 1em;
  min-inline-size: 0.5rem;
`;
