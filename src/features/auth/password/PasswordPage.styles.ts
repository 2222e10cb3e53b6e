import styled from 'styled-components';

/** Above what brings its own margins. */
export const Lead = styled.div`
  padding-inline: var(--size-gutter);
`;
