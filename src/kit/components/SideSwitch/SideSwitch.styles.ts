import styled from 'styled-components';

export const Group = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-height: var(--size-button-md);
  padding: 4px;
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);
`;

export const Side = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  min-width: 0;
  min-height: 32px;
  padding: var(--space-4) var(--space-8);
  border-radius: var(--radius-sm);
  color: var(--color-text-secondary);
  font: var(--type-label);
  text-align: center;
  overflow-wrap: anywhere;

  /* Touch of 44 on a paint of 40. */
  &::after {
    content: '';
    position: absolute;
    inset-block: -6px;
    inset-inline: 0;
  }

  &[aria-checked='true'] {
    font-weight: var(--font-weight-semibold);
  }

  &[aria-checked='true'][data-side='buy'] {
    background: var(--kit-button-up-bg);
    color: var(--kit-button-up-text);
  }

  &[aria-checked='true'][data-side='sell'] {
    background: var(--kit-button-down-bg);
    color: var(--kit-button-down-text);
  }
`;
