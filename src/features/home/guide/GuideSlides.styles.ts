import styled from 'styled-components';

export const Picture = styled.div`
  max-width: 23rem;
  width: 100%;
  margin: -1.25rem auto var(--space-24);

  & > svg {
    width: 100%;
    height: auto;
  }
`;
