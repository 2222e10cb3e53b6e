import styled from 'styled-components';

export const Breadth = styled.div`
  padding: var(--space-8) var(--size-gutter) 0;
`;

export const Inset = styled.div`
  padding-inline: var(--size-gutter);
`;
