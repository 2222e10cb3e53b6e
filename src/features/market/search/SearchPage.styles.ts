import styled from 'styled-components';

export const SearchBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-8);
  padding: var(--space-8) var(--size-gutter);
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: var(--size-touch);
  padding-inline: var(--size-gutter);

  h2 {
    margin: 0;
    color: var(--color-text-tertiary);
    font: var(--type-label);
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  padding: 0 var(--size-gutter) var(--space-16);
`;
