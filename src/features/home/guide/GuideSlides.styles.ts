import styled from 'styled-components';

export const Picture = styled.div`
  max-width: 20rem;
  width: 100%;
  margin: 0 auto var(--space-24);

  & > svg {
    width: 100%;
    height: auto;
  }
`;
