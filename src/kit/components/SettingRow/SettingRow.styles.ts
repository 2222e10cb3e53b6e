import styled from 'styled-components';

export const Row = styled.div`
  container-type: inline-size;

  & > :is(button, div) {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    width: 100%;
    min-height: var(--size-row-setting);
    padding: var(--space-8) var(--size-gutter);
    outline-offset: -2px;
  }

  & > button:active {
    background: var(--color-fill-pressed);
  }

  & svg:first-child {
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
`;

export const Value = styled.span`
  max-width: 100%;
  color: var(--color-text-tertiary);
  font: var(--type-text);
  font-feature-settings: var(--font-feature-number);
`;

export const Arrow = styled.span`
  display: flex;
  flex: none;
  color: var(--color-text-tertiary);
`;
