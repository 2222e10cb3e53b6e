import styled from 'styled-components';
import { figures, pulse } from '../../figures.ts';
import { Pill as ChangePill } from '../ChangePill/ChangePill.styles.ts';

export const Names = styled.span`
  display: flex;
  flex: 1 1 5.875rem;
  flex-direction: column;
  min-inline-size: 0;
  text-align: start;
`;

export const Base = styled.span`
  overflow: hidden;
  color: var(--color-text-primary);
  font: var(--type-strong);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Quote = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Volume = styled.span`
  overflow: hidden;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  text-overflow: ellipsis;
  ${figures}
`;

export const Prices = styled.span`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: flex-end;
`;

export const Price = styled.span`
  color: var(--color-text-primary);
  font: var(--type-strong);
  ${figures}
  ${pulse}
`;

export const Fiat = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  ${figures}
`;

/* As wide as the column; only a change of four digits makes it grow. */
export const Pill = styled(ChangePill)`
  padding-inline: var(--space-4);
`;

export const Main = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
  block-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
`;

/* Fixed size and strict containment: a tick in one row lays out nothing else, and rows out of view cost nothing. */
export const Row = styled.div`
  --kit-quote-row: var(--size-row-quote);
  display: flex;
  container-type: inline-size;
  align-items: center;
  block-size: var(--kit-quote-row);
  contain: strict;
  content-visibility: auto;
  padding-inline: var(--size-gutter);
  background: var(--color-bg-page);

  &:has(button:active) { background: var(--color-fill-pressed); }
  &:has(${Main}:focus-visible) {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: calc(-1 * var(--stroke-focus));
  }
  & ${Main}:focus-visible { outline: none; }
  /* With a line, names and lines stand in columns, and the prices take the rest. */
  & svg[data-direction] {
    flex: none;
    box-sizing: border-box;
    inline-size: 3rem;
    block-size: 1.5rem;
    padding-inline: var(--space-2);
  }
  &[data-look='compact'] svg[data-direction] {
    inline-size: 3.5rem;
    block-size: 1.375rem;
  }
  &:has(svg[data-direction]) ${Main} { gap: var(--space-8); }
  &:has(svg[data-direction]) ${Names} { flex: 0 1 5.75rem; }
  &:has(svg[data-direction]) ${Prices} { flex: 1 0 4.5rem; }
  &[data-look='single'] { --kit-quote-row: var(--size-row-quote-single); }
  &[data-look='compact'] {
    --kit-quote-row: var(--size-row-quote-compact);
    --kit-change-pill-width: 4rem;
  }
  &[data-look='compact'] ${Main} { gap: 0.625rem; }
  &[data-look='compact'] :is(${Base}, ${Price}) {
    font: var(--type-label);
    font-weight: var(--font-weight-semibold);
  }
  &[data-look='compact'] :is(${Quote}, ${Volume}) { font: var(--type-micro); }
  &[data-look='compact'] ${Pill} {
    block-size: 1.625rem;
    font: var(--type-caption-strong);
    font-weight: var(--font-weight-semibold);
  }
  &[data-stale] ${Price}, &[data-stale] ${Fiat} { color: var(--color-stale-text); }

  /* A figure longer than any price is cut, rather than push the change out of the row. */
  &[data-long] ${Names} {
    flex-basis: 25%;
    overflow: hidden;
  }
  &[data-long] :is(${Prices}, ${Pill}) {
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  &[data-long] :is(${Price}, ${Fiat}, ${Pill}) {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @container (max-width: 21rem) {
    ${Main} { gap: var(--space-8); }
    & svg[data-direction] { display: none; }
    &:has(svg[data-direction]) ${Names} { flex: 1 1 5.875rem; }
    ${Pill} { min-inline-size: 4.5rem; }
  }
  @container (max-width: 17rem) {
    ${Main} {
      display: grid;
      grid-template-columns: auto 1fr auto;
      align-content: center;
      row-gap: 0;
    }
    ${Names} { grid-column: 2 / -1; }
    ${Volume}, ${Fiat} { display: none; }
    /* Name and pill have room below each other in the lower rows too. */
    &:not([data-look='full']) ${Pill} { block-size: 1.625rem; }
    &[data-look='compact'] ${Pill} { block-size: 1.375rem; }
    ${Prices} {
      grid-column: 1 / 3;
      align-items: flex-start;
    }
  }
`;
