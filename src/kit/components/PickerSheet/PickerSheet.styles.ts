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

  @container (max-width: 17rem) {
    flex-wrap: wrap;
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

/* Under the words where the text is so large that both have no room beside each other. */
export const End = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  max-width: 60%;
  font: var(--type-label);
  font-feature-settings: var(--font-feature-number);
  overflow-wrap: anywhere;
  text-align: end;

  @container (max-width: 17rem) {
    order: 1;
    flex-basis: 100%;
    align-items: flex-start;
    max-width: 100%;
    text-align: start;
  }
`;

export const Group = styled.div`
  &:not(:first-child) {
    margin-block-start: var(--space-8);
  }
`;

export const Heading = styled.h3`
  padding: var(--space-12) var(--size-gutter) var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-caption-strong);
`;

export const None = styled.p`
  padding: var(--space-32) var(--size-gutter);
  color: var(--color-text-tertiary);
  font: var(--type-text);
  text-align: center;
`;
