import styled from 'styled-components';

export const Inset = styled.div`
  padding: var(--space-16) var(--size-gutter);
  container-type: inline-size;
`;

export const Card = styled.section`
  padding: var(--space-20) var(--space-16) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--color-bg-card);
  box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-hairline);
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4) var(--space-12);
  overflow-wrap: anywhere;

  & > svg {
    color: var(--color-status-danger-text);
  }

  & > h2 {
    font: var(--type-strong);
  }

  & > p {
    grid-column: 2;
    color: var(--color-text-secondary);
    font: var(--type-text);
  }

  @container (max-width: 17rem) {
    & > p {
      grid-column: 1 / -1;
    }
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin-block: var(--space-16) var(--space-12);

  & > * {
    flex: 1 1 8rem;
  }
`;

export const Reference = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  border-block-start: var(--stroke-hair) solid var(--color-line-hairline);
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > div {
    flex: none;
    max-inline-size: 100%;
    margin-inline: auto calc(-1 * var(--space-12));
  }
`;
