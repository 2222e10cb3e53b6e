import styled from 'styled-components';

export const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-8);
`;

export const Tile = styled.button`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-inline-size: 0;
  min-block-size: var(--size-touch);
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);
  color: var(--color-text-primary);
  overflow-wrap: anywhere;
  transition: background-color var(--motion-duration-instant);

  &:active:not([aria-disabled]) { background: var(--color-fill-strong); }
  &[aria-checked='true'] {
    background: var(--brand-action-bg);
    color: var(--brand-action-text);
  }
  &[aria-checked='true']:active { background: var(--brand-action-bg-pressed); }
  &[aria-disabled] {
    background: none;
    box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-hairline);
    cursor: not-allowed;
  }
`;

export const Name = styled.span`
  font: var(--type-label);
  font-weight: var(--font-weight-semibold);

  [aria-disabled] > & { color: var(--color-text-tertiary); }
`;

export const Details = styled.span`
  display: flex;
  flex-direction: column;
`;

export const Detail = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-8);
  font: var(--type-caption);
  font-feature-settings: var(--font-feature-number);
`;

/* In the chosen tile ink is the ground, and a quieter text on it has no token: weight alone tells label from value. */
export const Label = styled.span`
  color: var(--color-text-tertiary);

  [aria-checked='true'] & { color: inherit; }
`;

export const Value = styled.span`
  margin-inline-start: auto;
  font-weight: var(--font-weight-medium);
  text-align: end;
`;

export const Reason = styled.span`
  display: flex;
  gap: var(--space-4);
  color: var(--color-status-warning-text);
  font: var(--type-caption);

  & > svg { block-size: 1lh; }
`;

export const None = styled.p`
  color: var(--color-text-secondary);
  font: var(--type-text);
`;
