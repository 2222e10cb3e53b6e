import styled from 'styled-components';

export const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  font-feature-settings: var(--font-feature-number);

  & > i {
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: var(--radius-full);
    background: var(--color-status-success-line);
  }

  & > :is(span, button) { max-inline-size: 100%; }

  &:is([data-status='connecting'], [data-status='reconnecting']) > i {
    background: var(--color-status-warning-fill);
  }

  &[data-status='stopped'] > i {
    background: var(--color-status-danger-line);
  }

  & > button {
    position: relative;
    color: var(--brand-accent-text);
    font: var(--type-caption-strong);
  }

  & > button::after {
    content: '';
    position: absolute;
    inset: -14px -8px;
  }
`;
