import styled from 'styled-components';

export const Name = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  font: var(--type-heading);
  text-overflow: ellipsis;
  white-space: nowrap;

  /* What asks for a pair says all of it. */
  &[data-words] {
    text-align: start;
    white-space: normal;
  }
`;

export const Quote = styled.span`
  color: var(--color-text-tertiary);
  font-weight: var(--font-weight-regular);
`;
