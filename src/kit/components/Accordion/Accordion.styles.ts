import styled from 'styled-components';

export const Item = styled.details`
  border-block-end: var(--stroke-hair) solid var(--color-line-hairline);

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-12);
    min-height: var(--size-row-setting);
    padding: var(--space-12) var(--size-gutter);
    font: var(--type-body);
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

  &[open] > summary {
    font-weight: var(--font-weight-semibold);
  }

  & > summary:active {
    background: var(--color-fill-pressed);
  }
`;

export const Body = styled.div`
  padding: 0 var(--size-gutter) var(--space-16);
  color: var(--color-text-secondary);
  font: var(--type-text);
`;
