import styled from 'styled-components';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-inline: var(--size-gutter);
  container-type: inline-size;
`;

export const Label = styled.div`
  display: flex;
  align-items: center;
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
  gap: var(--space-8);
  padding: var(--space-16) var(--size-gutter);

  /* Four stand two by two: none alone in a row. */
  &:has(> :nth-child(4)) { grid-template-columns: 1fr 1fr; }
`;
