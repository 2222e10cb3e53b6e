import styled from 'styled-components';

export const Box = styled.div`
  position: relative;
  padding-block-end: var(--space-24);

  /* Beside the letters, where they stand. */
  &[data-letters] { --kit-area-end: calc(var(--size-gutter) + var(--space-16)); }
`;

export const Search = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: var(--size-nav);
  display: flex;
  padding: var(--space-8) var(--size-gutter);
  background: var(--color-bg-page);
`;

/* Stays under the search while its own go by. */
export const Head = styled.h2`
  position: sticky;
  inset-block-start: calc(var(--size-nav) + 52px);
  padding: var(--space-16) var(--size-gutter) var(--space-4);
  background: var(--color-bg-page);
  /* Below the bar and the search when a letter jumps here. */
  scroll-margin-block-start: calc(var(--size-nav) + 52px);
  color: var(--color-text-secondary);
  font: var(--type-caption-strong);
  overflow-wrap: anywhere;
`;

export const Row = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  width: 100%;
  min-height: var(--size-touch);
  padding: var(--space-8) var(--kit-area-end, var(--size-gutter)) var(--space-8) var(--size-gutter);
  font: var(--type-body);
  outline-offset: -2px;

  & > span {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }

  & > span:last-child:not(:first-child) {
    margin-inline-start: auto;
    color: var(--color-text-tertiary);
    font: var(--type-text);
    font-feature-settings: var(--font-feature-number);

    /* Below the name, where it begins. */
    @container page (max-width: 17rem) {
      flex-basis: 100%;
      margin-inline-start: calc(1.5rem + var(--space-12));
    }
  }

  &:active {
    background: var(--color-fill-pressed);
  }
`;

/* Its letters before the name, as on a licence plate. */
export const Plate = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.5rem;
  min-block-size: 1.125rem;
  margin-inline-end: var(--space-12);
  padding-inline: 3px;
  border-radius: var(--radius-xs);
  background: var(--color-fill-quiet);
  color: var(--color-text-secondary);
  font: var(--type-micro);
  vertical-align: 0.125em;
`;

/* For the thumb only: keyboards and screen readers have the search and the headings. */
export const Index = styled.div`
  position: fixed;
  z-index: 1;
  inset-block: 50%;
  inset-inline-end: max(0px, (100vw - var(--size-page-max)) / 2);
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 24px;
  color: var(--color-text-secondary);
  font: var(--type-micro);
  touch-action: none;
  user-select: none;
  cursor: pointer;

  & > span {
    flex: none;
    padding: 0 6px;
    font-size: 11px;
    line-height: min(18px, 2.4dvh);
  }
`;
