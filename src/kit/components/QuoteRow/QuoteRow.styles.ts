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

/* One line: a quote without room is left out whole, by falling into the next, and only then is the base cut. */
export const Base = styled.span`
  block-size: 1lh;
  overflow: hidden;
  color: var(--color-text-primary);
  font: var(--type-strong);
  text-overflow: ellipsis;
`;

export const Quote = styled.span`
  display: inline-block;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Volume = styled.span`
  overflow: hidden;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  text-overflow: ellipsis;
  ${figures}
  /* A volume is whole or not there: its word is the first to fall into the next line, out of sight, and then the figure itself. */
  &[data-figure] {
    display: flex;
    flex-flow: row-reverse wrap;
    justify-content: flex-end;
    block-size: 1lh;
    white-space: pre;
    &::before {
      content: '';
      block-size: 1lh;
    }
    & > :not([data-cell]) { order: 1; }
  }
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
  block-size: calc(var(--kit-quote-row) + var(--kit-quote-row-more, 0rem));
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
    /* Room for the ring at its end, which takes none from the names. */
    margin-inline-start: calc(-1 * var(--space-2));
    padding-inline: var(--space-2);
  }
  &[data-look='compact'] svg[data-direction] {
    inline-size: 3.5rem;
    block-size: 1.375rem;
  }
  /* The star's ink ends at the gutter, and its target reaches over; in a narrow row line and change leave it their room. */
  &[data-ends] > :last-child { margin-inline: -0.25rem -0.75rem; }
  &:has(svg[data-direction]) ${Main} { gap: var(--space-8); }
  &:has(svg[data-direction]) ${Names} { flex: 0 1 5.75rem; }
  &:has(svg[data-direction]) ${Prices} { flex: 1 0 4.5rem; }
  @container (max-width: 25rem) {
    &[data-ends] { --kit-change-pill-width: 3.75rem; }
    &[data-ends] svg[data-direction] { inline-size: 2rem; }
  }
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
  /* A price is nearer to its own name than to the next: useQuoteRowHeight.ts knows of the room, and a line ends the row. */
  @container (max-width: 17rem) {
    --kit-quote-row-more: 1rem;
    box-shadow: inset 0 calc(-1 * var(--stroke-hair)) var(--color-line-hairline);
    ${Main} {
      display: grid;
      grid-template-columns: auto 1fr auto;
      align-content: center;
      row-gap: 0;
    }
    ${Names} { grid-column: 2 / -1; }
    /* The star stands at the end of the line of the name. */
    &[data-ends] > :last-child {
      position: absolute;
      inset-block-start: calc(50% - 0.75rem - var(--size-touch) / 2);
      inset-inline-end: calc(var(--size-gutter) - 12px);
      margin: 0;
    }
    &[data-ends] ${Names} { padding-inline-end: var(--size-touch); }
    ${Volume}, ${Fiat} { display: none; }
    /* No higher than the line of the price. */
    & ${Pill} { block-size: 1.5rem; }
    &[data-look='compact'] ${Pill} { block-size: 1.25rem; }
    ${Prices} {
      grid-column: 1 / 3;
      align-items: flex-start;
    }
  }
`;
