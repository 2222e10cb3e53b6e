import AntdRadio from 'antd-mobile/es/components/radio';
import styled from 'styled-components';

export const Group = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-height: var(--size-button-md);
  padding: 4px;
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);
  container-type: inline-size;
`;

/* antd-mobile's radio: its input lies over all of the side, and gives a paint of 40 a touch of 44. */
export const Side = styled(AntdRadio)`
  position: relative;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  min-width: 0;
  min-height: 32px;
  padding: var(--space-4) var(--space-8);
  border-radius: var(--radius-sm);
  color: var(--color-text-secondary);
  font: var(--type-label);
  text-align: center;
  overflow-wrap: anywhere;
  touch-action: manipulation;

  & > input[type='radio'] {
    position: absolute;
    inset: -6px 0;
    display: block;
    width: 100%;
    height: calc(100% + 12px);
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  & > :nth-child(2) {
    display: none;
  }

  & > :nth-child(3) {
    display: contents;
  }

  /* Beside a long word an icon of 16 has little room in half of a column, and none in a narrow one. */
  @container (max-width: 200px) {
    padding-inline: var(--space-4);
  }
  @container (max-width: 172px) {
    & svg { display: none; }
  }

  &:has(:focus-visible) {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 2px;
  }

  &[data-on] {
    font-weight: var(--font-weight-semibold);
  }

  &[data-on][data-side='buy'] {
    background: var(--kit-button-up-bg);
    color: var(--kit-button-up-text);
  }

  &[data-on][data-side='sell'] {
    background: var(--kit-button-down-bg);
    color: var(--kit-button-down-text);
  }
`;
