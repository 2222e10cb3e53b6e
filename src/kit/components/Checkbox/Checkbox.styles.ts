import AntdCheckbox from 'antd-mobile/es/components/checkbox';
import styled from 'styled-components';

export const Place = styled.div`
  &[data-flush] { margin-block: -12px; }
`;

export const Line = styled(AntdCheckbox)`
  --icon-size: 1em;
  --font-size: 1em;
  --gap: var(--space-12);

  position: relative;
  display: flex;
  align-items: flex-start;
  min-height: var(--size-touch);
  padding-block: 12px;
  font: var(--type-text);
  overflow-wrap: anywhere;
  cursor: pointer;
  touch-action: manipulation;

  & > input {
    display: block;
    position: absolute;
    inset-block-start: calc(12px + (1lh - 20px) / 2);
    inset-inline-start: 0;
    width: 20px;
    height: 20px;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  /* The sentence is read before the box can be ticked. */
  & > :last-child {
    opacity: 1;
  }
`;

export const Tick = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 20px;
  height: 20px;
  margin-block-start: calc((1lh - 20px) / 2);
  border-radius: var(--radius-xs);
  box-shadow: inset 0 0 0 1.5px var(--color-line-control);
  color: transparent;

  input:checked + div > & {
    background: var(--brand-accent-fill);
    box-shadow: none;
    color: var(--brand-accent-on-fill);
  }

  input[aria-invalid='true'] + div > & {
    box-shadow: inset 0 0 0 var(--stroke-selected) var(--kit-field-line-error);
  }

  input:disabled + div > & {
    background: var(--color-fill-disabled);
  }

  input:disabled:checked + div > & {
    color: var(--color-text-disabled);
  }

  input:focus-visible + div > & {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 2px;
  }
`;
