import styled from 'styled-components';

export const Waiting = styled.div`
  &[data-phase='quiet'] > :first-child {
    visibility: hidden;
  }
`;

export const Empty = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: var(--space-32) var(--space-32);
  text-align: center;

  & > :is(h2, p) {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }

  & > h2 {
    margin-block-start: var(--space-16);
    font: var(--type-heading);
    letter-spacing: var(--type-heading-tracking);
  }

  & > p {
    max-width: 20rem;
    margin-block-start: var(--space-8);
    color: var(--color-text-secondary);
    font: var(--type-text);
    text-wrap: balance;
  }
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-8);
  min-width: min(10rem, 100%);
  max-inline-size: 100%;
  margin-block-start: var(--space-24);

  /* Two that have no room beside each other are as wide as each other. */
  & > * {
    flex: 1 1 auto;
  }
`;
