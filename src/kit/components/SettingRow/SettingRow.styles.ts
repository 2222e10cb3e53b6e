import styled from 'styled-components';

export const Row = styled.div`
  container-type: inline-size;

  & > :is(button, div) {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    width: 100%;
    min-height: var(--kit-row-setting, var(--size-row-setting));
    padding: var(--space-8) var(--size-gutter);
    outline-offset: -2px;
  }
  /* A control has its own touch of 44. */
  & > div { padding-block: var(--space-4); }

  & > button:active {
    background: var(--color-fill-pressed);
  }

  /* Icons grow with the words, up to the point where they would crowd them. */
  & > * > svg:first-child {
    inline-size: min(1.25rem, 32px);
    block-size: min(1.25rem, 32px);
    flex: none;
    color: var(--color-text-secondary);
  }
`;

/* Label and value share a line; with large text the value drops under the label. */
export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-12);
  min-width: 0;

  & > :first-child {
    flex: 1 1 auto;
    max-width: 100%;
    font: var(--type-body);
  }
  &[data-stacked] > :first-child { flex-basis: 100%; }
`;

export const Value = styled.span`
  max-width: 100%;
  color: var(--color-text-tertiary);
  font: var(--type-text);
  font-feature-settings: var(--font-feature-number);
`;

/* Its drawing ends where values and controls do. */
export const Arrow = styled.span`
  display: flex;
  flex: none;
  margin-inline: calc(-1 * var(--space-4));
  color: var(--color-text-tertiary);
`;
