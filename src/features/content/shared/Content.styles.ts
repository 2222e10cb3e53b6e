import styled from 'styled-components';

export const Gutter = styled.div`
  padding-inline: var(--size-gutter);
`;
