import styled from 'styled-components';

/** The button keeps its width while it counts, so that the cells beside it stand still. */
export const SendPlace = styled.span`
  display: grid;
  min-width: 6.75rem;
`;
