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

  /* Without a title, what stands at the start has all the room. */
  &[data-layout='bare'] { grid-template-columns: minmax(0, 1fr) auto; }

  &[data-layout='home'] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-12);
    min-height: var(--size-tabbar);
    padding: max(var(--space-4), env(safe-area-inset-top)) var(--space-4) var(--space-4) var(--size-gutter);
  }

  &[data-plain] {
    position: static;
  }
`;

export const Side = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;

  &[data-end] {
    justify-content: flex-end;
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
