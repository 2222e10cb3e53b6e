import styled from 'styled-components';

export const Group = styled.div`
  min-inline-size: 4.5rem;
`;
