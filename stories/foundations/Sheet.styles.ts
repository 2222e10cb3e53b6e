import styled from 'styled-components';

/** A page of the foundations: topics under each other. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
`;

/** One topic: its heading, what it is for, and what there is of it. */
export const Topic = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);

  & > h2 {
    font: var(--type-heading);
  }

  & > p {
    margin-block-start: calc(var(--space-8) * -1);
    color: var(--color-text-secondary);
    font: var(--type-text);
  }
`;

/** Samples beside each other; with large text fewer of them. */
export const Samples = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 4.75rem), 1fr));
  gap: var(--space-12) var(--space-8);
`;

/** Rows of a sample and what is said of it. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;

/** Name and value of one token. */
export const Named = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-12);
  font: var(--type-label);

  & > :nth-child(2) {
    color: var(--color-text-tertiary);
    font: var(--type-text);
  }
`;

/** What a token is for. */
export const Purpose = styled.span`
  display: block;
  color: var(--color-text-secondary);
  font: var(--type-caption);
`;
