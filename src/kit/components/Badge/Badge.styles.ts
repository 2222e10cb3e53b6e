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

  /* A state is an icon and ink: no wash, which is for sides. */
  &:is([data-tone='success'], [data-tone='warning'], [data-tone='danger'], [data-tone='ended']) {
    padding-inline: 0;
    background: none;
  }
  &[data-tone='success'] > svg { color: var(--color-status-success-line); }
  &[data-tone='warning'] > svg { color: var(--color-status-warning-line); }
  &[data-tone='danger'] > svg { color: var(--color-status-danger-line); }
  &[data-tone='ended'] > svg { color: var(--color-text-tertiary); }

  &[data-tone='accent'] {
    background: var(--brand-accent-wash);
    color: var(--brand-accent-text);
  }
`;
