import Tag from 'antd-mobile/es/components/tag';
import styled from 'styled-components';

/** antd-mobile's tag, which paints by its variables; its tone comes as their values. */
export const Mark = styled(Tag)`
  --border-radius: var(--radius-xs);
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-4);
  max-width: 100%;
  min-height: var(--size-badge);
  padding: 0 6px;
  border: 0;
  font: var(--type-caption-strong);
  font-feature-settings: var(--font-feature-number);
  overflow-wrap: anywhere;
  white-space: inherit;

  /* The arrow of a side is as small as its word. */
  &:is([data-tone='up'], [data-tone='down']) {
    gap: 2px;

    & > svg { inline-size: 12px; }
  }

  /* A state is an icon and ink: no wash, which is for sides. */
  &:is([data-tone='success'], [data-tone='warning'], [data-tone='danger'], [data-tone='ended']) { padding-inline: 0; }
  &[data-tone='success'] > svg { color: var(--color-status-success-line); }
  &[data-tone='warning'] > svg { color: var(--color-status-warning-line); }
  &[data-tone='danger'] > svg { color: var(--color-status-danger-line); }
  &[data-tone='ended'] > svg { color: var(--color-text-tertiary); }
`;
