import styled from 'styled-components';

export const Mark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-4);
  max-width: 100%;
  min-height: var(--size-badge);
  padding: 0 6px;
  border-radius: var(--radius-xs);
  background: var(--color-fill-quiet);
  color: var(--color-text-secondary);
  font: var(--type-caption-strong);
  font-feature-settings: var(--font-feature-number);
  overflow-wrap: anywhere;

  &[data-tone='up'] {
    background: var(--direction-up-wash);
    color: var(--direction-up-text);
  }

  &[data-tone='down'] {
    background: var(--direction-down-wash);
    color: var(--direction-down-text);
  }

  &[data-tone='flat'] {
    background: var(--direction-flat-wash);
    color: var(--direction-flat-text);
  }

  &[data-tone='success'] {
    background: var(--color-status-success-wash);
    color: var(--color-status-success-text);
  }

  &[data-tone='warning'] {
    background: var(--color-status-warning-wash);
    color: var(--color-status-warning-text);
  }

  &[data-tone='danger'] {
    background: var(--color-status-danger-wash);
    color: var(--color-status-danger-text);
  }

  &[data-tone='accent'] {
    background: var(--brand-accent-wash);
    color: var(--brand-accent-text);
  }
`;
