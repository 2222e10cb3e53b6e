import styled from 'styled-components';

export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: var(--size-page-max);
  /* As tall as the screen; a frame that has something above pages lets them grow into the rest. */
  flex: 1 0 auto;
  min-height: var(--kit-page-min-height, 100dvh);
  margin-inline: auto;
  background: var(--color-bg-page);
  container: page / inline-size;

  &[data-dense] {
    --kit-title-bar: 44px;
    --kit-heads-height: 1.75rem;
    --kit-change-pill-width: 4rem;
  }

  &[data-ground='whole'] {
    /* Many rows: their lines take none of the 52. */
    --kit-row-in-card: 53px;

    & > header { background: var(--color-bg-band); }
    & > main > :first-child { margin-block-start: var(--space-4); }
  }

  &[data-tab-bar] {
    padding-block-end: calc(var(--size-tabbar) + env(safe-area-inset-bottom));
  }
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  &[data-ground='band'] {
    padding-block-end: var(--space-24);
    background: var(--color-bg-band);
  }

  &[data-gutter] {
    padding-inline: var(--size-gutter);
  }
`;

export const Footer = styled.footer`
  position: sticky;
  z-index: var(--z-sticky);
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  padding: var(--space-8) var(--size-gutter) calc(var(--space-8) + env(safe-area-inset-bottom));
  border-block-start: var(--stroke-hair) solid var(--color-line-hairline);
  background: var(--color-bg-page);

  & > * {
    flex: 1 1 8rem;
  }

  [data-tab-bar] > & {
    inset-block-end: calc(var(--size-tabbar) + env(safe-area-inset-bottom));
    padding-block-end: var(--space-8);
  }
`;
