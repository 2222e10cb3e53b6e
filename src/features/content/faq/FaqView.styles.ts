import styled from 'styled-components';

export const SearchPlace = styled.div`
  padding: var(--space-4) var(--size-gutter) var(--space-8);
`;
