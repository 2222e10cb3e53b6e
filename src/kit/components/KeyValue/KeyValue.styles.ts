import styled from 'styled-components';

export const List = styled.dl``;

/* The value drops to a line of its own where both do not fit. */
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-12);
  min-height: var(--size-row-kv);
  padding-block: 6px;
  font: var(--type-text);

  & > dt {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    color: var(--color-text-tertiary);
  }

  & > dd {
    margin-inline-start: auto;
    max-width: 100%;
    overflow-wrap: anywhere;
    font: var(--type-label);
    font-feature-settings: var(--font-feature-number);
    text-align: end;

    & > small {
      color: var(--color-text-tertiary);
      font-size: max(0.75em, 0.75rem);
      font-weight: var(--font-weight-regular);
    }
  }

  ${List}[data-dense] > & {
    align-items: center;
    min-height: 1.5rem;
    padding-block: 0;
    font: var(--type-caption);

    & > dd { font: var(--type-caption-strong); }
  }

  &[data-name] > dd { font-feature-settings: normal; }

  &[data-tone='up'] > dd {
    color: var(--direction-up-text);
  }

  &[data-tone='down'] > dd {
    color: var(--direction-down-text);
  }
`;
