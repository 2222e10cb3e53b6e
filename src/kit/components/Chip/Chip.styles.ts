import Tag from 'antd-mobile/es/components/tag';
import styled from 'styled-components';

/** antd-mobile's tag in the colours of the button around it. */
export const Paint = styled(Tag)`
  --border-radius: var(--radius-sm);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  min-height: var(--size-chip);
  min-width: var(--size-touch);
  max-inline-size: 100%;
  overflow: hidden;
  padding: var(--space-4) var(--space-12);
  border: 0;
  font: var(--type-label);
  font-feature-settings: var(--font-feature-number);
  transition: background-color var(--motion-duration-instant);
`;

export const Target = styled.button`
  --kit-chip-bg: var(--color-fill-quiet);
  --kit-chip-text: var(--color-text-secondary);
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

  &[data-mark] > span {
    gap: 0.375rem;
    padding-inline-start: 0.375rem;
  }

  &[data-size='sm'] > span {
    min-height: 1.75rem;
    gap: var(--space-4);
    padding-inline: 0.375rem;
    font: var(--type-caption-strong);
  }

  /* What it lacks of a chip's height its target takes from around it. */
  &[data-size='sm']:not([data-bare]) { margin-block: -2px; }

  &[data-bare] {
    --kit-chip-bg: transparent;

    & > span {
      padding-inline: var(--space-12);
      font: var(--type-label);
    }
  }

  &:active:not(:disabled) {
    --kit-chip-bg: var(--color-fill-strong);
  }

  &[aria-pressed='true'] {
    --kit-chip-bg: var(--brand-action-bg);
    --kit-chip-text: var(--brand-action-text);
  }

  &:disabled {
    --kit-chip-text: var(--color-text-disabled);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible > span {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 2px;
  }
`;
