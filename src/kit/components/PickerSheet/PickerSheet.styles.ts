import styled from 'styled-components';

export const Search = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  padding: 0 var(--size-gutter) var(--space-8);
  background: var(--kit-sheet-bg);
`;

export const Option = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  width: 100%;
  min-height: var(--size-row-setting);
  padding: var(--space-8) var(--size-gutter);
  outline-offset: -2px;

  &:active:not(:disabled) {
    background: var(--color-fill-pressed);
  }

  &:disabled {
    color: var(--color-text-disabled);
  }

  & > svg {
    color: var(--brand-accent-text);
  }
`;

export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  & > :first-child {
    font: var(--type-body);
  }

  [aria-checked='true'] > & > :first-child {
    font-weight: var(--font-weight-semibold);
  }
`;

export const Detail = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const None = styled.p`
  padding: var(--space-32) var(--size-gutter);
  color: var(--color-text-tertiary);
  font: var(--type-text);
  text-align: center;
`;
