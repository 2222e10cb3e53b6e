import styled from 'styled-components';

export const List = styled.ul`
  display: flex;
  gap: var(--space-8);
  padding: var(--space-4) var(--size-gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--size-gutter);
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  & > li {
    flex: none;
    scroll-snap-align: start;
  }
`;
