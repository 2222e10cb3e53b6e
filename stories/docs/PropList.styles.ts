import styled from 'styled-components';

export const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-block-end: var(--space-16);

  & h3 {
    margin: 0;
    font: var(--type-strong);
  }

  & dl {
    margin: 0;
  }
`;

/** Name beside what it is; under each other where there is no room. */
export const Prop = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-4) var(--space-24);
  padding-block: var(--space-8);
  border-block-end: 1px solid var(--color-line-hairline);

  @media (min-width: 40rem) {
    grid-template-columns: 13rem minmax(0, 1fr);
  }

  & dd,
  & p {
    margin: 0;
  }

  & dt code {
    color: var(--color-text-primary);
    font-weight: 600;
  }

  & dd > code {
    color: var(--color-text-secondary);
  }
`;

export const Mark = styled.span`
  margin-inline-start: var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
