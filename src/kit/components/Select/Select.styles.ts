import styled from 'styled-components';
import { BareButton } from '../../pressable/BareButton.ts';

export const Control = styled(BareButton)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  width: 100%;
  min-width: 0;
  min-height: var(--size-field);
  padding: var(--space-8) var(--space-16);
  border-radius: var(--kit-field-radius);
  background: var(--kit-field-bg);
  box-shadow: inset 0 0 0 var(--stroke-control) var(--kit-field-line);
  font: var(--type-body);

  &[data-size='md'] {
    position: relative;
    min-height: var(--size-button-md);
    padding: var(--space-4) var(--space-12);
    background: var(--color-fill-quiet);
    box-shadow: none;
    font: var(--type-label);
  }

  &[data-size='caption'] {
    position: relative;
    justify-content: flex-end;
    gap: var(--space-4);
    min-height: 2rem;
    padding: 0;
    background: none;
    box-shadow: none;
    color: var(--color-text-secondary);
    font: var(--type-caption);
    font-feature-settings: var(--font-feature-number);
  }

  &[data-size='strong'] {
    position: relative;
    gap: var(--space-8);
    width: auto;
    min-height: 2rem;
    padding: 0;
    background: none;
    box-shadow: none;
    font: var(--type-strong);
  }

  &[data-size='caption']::after, &[data-size='strong']::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: -6px;
    inset-inline: -8px;
  }

  &[data-size='md']::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: -3px;
    inset-inline: 0;
  }

  &[data-invalid] {
    box-shadow: inset 0 0 0 var(--stroke-selected) var(--kit-field-line-error);
  }

  &[data-empty] > span > span {
    color: var(--color-text-tertiary);
  }

  & > span > span {
    min-width: 0;
  }

  & > span > svg {
    color: var(--color-text-tertiary);
  }

  &:active:not(:disabled) {
    background: var(--color-fill-pressed);
  }

  &:disabled {
    color: var(--color-text-disabled);
  }
`;
