import styled from 'styled-components';

export const Picture = styled.div`
  max-width: 26rem;
  /* From edge to edge: its own ruler keeps the gutter. */
  margin: 0 calc(-1 * var(--size-gutter)) var(--space-24);
  align-self: stretch;

  & > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;
