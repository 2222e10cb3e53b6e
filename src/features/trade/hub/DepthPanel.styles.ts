import styled from 'styled-components';

export const Book = styled.section`
  padding-block-end: var(--space-16);
`;

export const Inset = styled.div`
  padding-inline: var(--size-gutter);
`;

export const Group = styled.div`
  min-inline-size: 4.5rem;
`;
