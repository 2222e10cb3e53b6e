import styled from 'styled-components';

/* The words of the button stand at the edge of what is above it. */
export const Copying = styled.div`
  position: relative;
  margin-inline-start: calc(-1 * var(--space-12));
`;

export const Failed = styled.p`
  padding-inline-start: var(--space-12);
  color: var(--color-status-danger-text);
  font: var(--type-text);
`;
