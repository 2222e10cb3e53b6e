import styled from 'styled-components';

export const Title = styled.div`
  padding-inline-start: var(--size-gutter);
`;
