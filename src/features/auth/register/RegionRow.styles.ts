import styled from 'styled-components';

/** A row that reaches both edges of the screen. */
export const Bleed = styled.div`
  margin-inline: calc(-1 * var(--size-gutter));
`;
