import styled from 'styled-components';

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 56px;
  padding: var(--space-12) var(--size-gutter);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  text-align: center;

  /* All stands in sight, and nothing is said of it. */
  &[data-none] {
    min-height: 0;
    padding: 0;
  }
`;
