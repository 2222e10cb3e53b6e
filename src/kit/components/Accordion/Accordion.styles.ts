import styled from 'styled-components';

export const Item = styled.details`
  /* A line as long as the words between one and the next. */
  & + & > summary {
    background: linear-gradient(var(--color-line-hairline) 0 0) no-repeat var(--size-gutter) 0 /
      calc(100% - 2 * var(--size-gutter)) var(--stroke-hair);
  }

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-12);
    min-height: 3.125rem;
    padding: 0.8125rem var(--size-gutter);
    font: var(--type-strong);
    list-style: none;
    cursor: pointer;
    outline-offset: -2px;
    overflow-wrap: anywhere;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary > svg {
    flex: none;
    color: var(--color-text-tertiary);
    transition: transform var(--motion-duration-fast) var(--motion-ease-out);
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  & > summary:active { background: var(--color-fill-pressed); }
`;

export const Body = styled.div`
  padding: 0 var(--size-gutter) var(--space-16);
  color: var(--color-text-secondary);
  font: var(--type-text);
`;
