import styled from 'styled-components';

export const Place = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-8) 0;
  padding: 0 var(--size-gutter) var(--space-16);

  @container page (max-width: 17rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: var(--space-4);
  }

  /* A label's line is higher than its letters. */
  & > div > :last-child { margin-block: calc(0.375rem * (0.3333 + var(--font-leading))); }
`;
