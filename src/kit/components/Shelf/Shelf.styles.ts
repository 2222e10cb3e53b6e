import styled from 'styled-components';

export const List = styled.ul`
  display: flex;
  gap: var(--space-8);
  /* Room for the ring of the focus, which takes none from what stands around. */
  margin-block: calc(-1 * var(--space-4));
  padding: var(--space-4) var(--size-gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--size-gutter);
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  &[data-tight] {
    margin-block: 0;
    padding-block: 0;
  }
  &[data-tight] > li { display: flex; }

  & > li {
    flex: none;
    scroll-snap-align: start;
  }
`;
