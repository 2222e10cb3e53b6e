import styled from 'styled-components';

export const Bar = styled.header`
  position: sticky;
  z-index: var(--z-sticky);
  inset-block-start: 0;
  display: grid;
  grid-template-columns: minmax(var(--size-touch), 1fr) minmax(0, auto) minmax(var(--size-touch), 1fr);
  align-items: center;
  min-height: var(--size-nav);
  padding: env(safe-area-inset-top) var(--space-4) 0;
  background: var(--color-bg-page);

  &[data-layout='title'] {
    grid-template-columns: minmax(0, 1fr) auto;
    min-height: var(--kit-title-bar, var(--size-tabbar));
    padding-inline: var(--size-gutter) var(--space-4);
  }

  /* Without a title, what stands at the start has all the room it needs; the rest goes below it where text is large. */
  &[data-layout='bare'] {
    display: flex;
    flex-wrap: wrap;
    align-content: center;

    & > :first-child { max-inline-size: 100%; }
    & > :last-child { flex: 1 1 auto; }
  }

  &[data-layout='home'] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-12);
    min-height: var(--size-tabbar);
    padding: max(var(--space-4), env(safe-area-inset-top)) var(--space-4) var(--space-4) var(--size-gutter);

    /* The target of the first icon begins where the search ends. */
    & > :last-child { margin-inline-start: calc(-1 * var(--space-12)); }
  }

  &[data-plain] {
    position: static;
  }
`;

export const Side = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;

  /* Icons of 24 in targets of 44: the last one ends at the gutter, and the caret, whose figure is narrow, begins 4 px before it. */
  &[data-back] { margin-inline-start: -2px; }
  &[data-end] {
    justify-content: flex-end;
    margin-inline-end: 2px;
  }
`;

export const Title = styled.h1`
  min-width: 0;
  padding-block: var(--space-4);
  font: var(--type-strong);
  text-align: center;

  [data-layout='title'] > & {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-12);
    font: var(--type-title);
    letter-spacing: var(--type-title-tracking);
    text-align: start;
  }
`;
