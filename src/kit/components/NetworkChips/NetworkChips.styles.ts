import AntdRadio from 'antd-mobile/es/components/radio';
import styled from 'styled-components';

export const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-8);
`;

/* antd-mobile's radio: its input lies over all of the tile. */
export const Tile = styled(AntdRadio)`
  position: relative;
  display: block;
  min-inline-size: 0;
  min-block-size: var(--size-touch);
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);
  color: var(--color-text-primary);
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color var(--motion-duration-instant);

  & > input[type='radio'] {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  & > :nth-child(2) { display: none; }
  & > :nth-child(3) {
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
    padding: 0;
    font: inherit;
    opacity: 1;
  }

  &:has(:focus-visible) {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 2px;
  }
  &:active:not([data-off]) { background: var(--color-fill-strong); }
  &[data-on] {
    background: var(--color-bg-page);
    box-shadow: inset 0 0 0 var(--stroke-selected) var(--color-text-primary);
  }
  &[data-off] {
    background: none;
    box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-hairline);
    cursor: not-allowed;
  }
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  font: var(--type-label);
  font-weight: var(--font-weight-semibold);

  [data-off] & { color: var(--color-text-tertiary); }
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

export const Label = styled.span`
  color: var(--color-text-tertiary);
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
