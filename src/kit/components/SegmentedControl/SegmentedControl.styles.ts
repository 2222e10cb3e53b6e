import styled from 'styled-components';

export const Group = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  padding: 2px;
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);
`;

/* A native radio lies over each: its group is one stop of Tab, and arrows walk it. */
export const Segment = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  min-width: var(--size-touch);
  min-height: 28px;
  padding-inline: 10px;
  border-radius: 6px;
  color: var(--color-text-secondary);
  font: var(--type-caption-strong);
  overflow-wrap: anywhere;
  touch-action: manipulation;

  /* Touch stays 44 around a paint of 32. */
  & > input {
    position: absolute;
    inset: -8px 0;
    width: 100%;
    height: calc(100% + 16px);
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &[data-on] {
    background: var(--color-fill-segment);
    box-shadow: var(--shadow-thumb);
    color: var(--color-text-primary);
  }

  &:has(:focus-visible) {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 2px;
  }
`;
