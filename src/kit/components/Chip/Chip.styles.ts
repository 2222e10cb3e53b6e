import styled from 'styled-components';

export const Paint = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  min-height: var(--size-chip);
  min-width: var(--size-touch);
  max-inline-size: 100%;
  overflow: hidden;
  padding: var(--space-4) var(--space-12);
  border-radius: var(--radius-sm);
  background: var(--color-fill-quiet);
  color: var(--color-text-secondary);
  font: var(--type-label);
  font-feature-settings: var(--font-feature-number);
  white-space: nowrap;
  transition: background-color var(--motion-duration-instant);
`;

export const Target = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  max-inline-size: 100%;
  min-height: var(--size-touch);
  border-radius: var(--radius-sm);
  outline-offset: -4px;

  &[data-block] {
    flex: 1 1 auto;
  }

  &[data-block] > span {
    width: 100%;
  }

  &:active:not(:disabled) > span {
    background: var(--color-fill-strong);
  }

  &[aria-pressed='true'] > span {
    background: var(--brand-action-bg);
    color: var(--brand-action-text);
  }

  &:disabled > span {
    color: var(--color-text-disabled);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible > span {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 2px;
  }
`;
