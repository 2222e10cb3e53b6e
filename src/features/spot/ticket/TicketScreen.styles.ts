import styled from 'styled-components';

/* The change gives way where large text leaves no room: it wraps out of the one line that shows. */
export const PairLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-8);
  block-size: max(var(--size-touch), 1.5rem);
  overflow: hidden;
`;
