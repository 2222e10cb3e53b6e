import styled from 'styled-components';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
  gap: var(--space-8);

  /* Four stand two by two: none alone in a row. */
  &:has(> :nth-child(4)) { grid-template-columns: 1fr 1fr; }
  @container page (max-width: 21rem) {
    & > :nth-child(3):last-child { grid-column: 1 / -1; }
  }
`;
