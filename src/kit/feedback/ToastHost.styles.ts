import styled, { keyframes } from 'styled-components';

const drop = keyframes`
  from {
    opacity: 0;
    transform: translateY(-8px);
  }
`;

export const Place = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  /* Under the bar: the way back stays in sight. */
  inset-block-start: calc(max(var(--size-nav) + var(--space-8), var(--kit-toast-below)) + env(safe-area-inset-top));
  inset-inline: 0;
  display: flex;
  max-width: var(--size-page-max);
  margin-inline: auto;
  padding-inline: var(--size-gutter);
  pointer-events: none;
`;

export const Bar = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-12);
  min-width: 0;
  min-height: 44px;
  padding: var(--space-12) var(--space-16);
  border-radius: var(--kit-toast-radius);
  background: var(--kit-toast-bg);
  color: var(--kit-toast-text);
  box-shadow: var(--shadow-float);
  font: var(--type-text);
  pointer-events: auto;
  animation: ${drop} var(--motion-duration-fast) var(--motion-ease-out);

  /* A thumb that wants what is below reaches it; a pointer that hovers holds the toast. */
  @media (hover: none) {
    &:not(:has(button)) { pointer-events: none; }
  }

  & > svg {
    color: var(--color-status-success-inverse);
  }

  &[data-icon='error'] > svg {
    color: var(--color-status-danger-inverse);
  }

  &[data-icon='warning'] > svg {
    color: var(--color-status-warning-inverse);
  }

  &:is([data-icon='info'], [data-icon='primary']) > svg {
    color: var(--color-status-info-inverse);
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: break-word;

  & > small {
    display: block;
    color: var(--color-text-inverse-quiet);
    font: var(--type-caption);
    font-feature-settings: var(--font-feature-number);
  }
`;

export const Action = styled.button`
  position: relative;
  flex: none;
  max-inline-size: 50%;
  overflow-wrap: break-word;
  color: inherit;
  font: var(--type-label);

  &::after {
    content: '';
    position: absolute;
    inset: -14px -12px;
  }

  &:focus-visible {
    outline-color: currentColor;
  }
`;
