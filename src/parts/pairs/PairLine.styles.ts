import styled from 'styled-components';

/* The change has the room between pair and icons, and gives way where there is none: it wraps out of the one line that shows. */
export const PairLine = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-8);
  inline-size: 0;
  block-size: max(var(--size-touch), 1.5rem);
  overflow: hidden;

  /* What stands first never wraps. */
  &::before {
    content: '';
    block-size: 100%;
  }
`;
