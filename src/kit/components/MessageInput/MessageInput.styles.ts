import AntdTextArea from 'antd-mobile/es/components/text-area';
import styled, { css } from 'styled-components';

export const Bar = styled.form`
  padding: var(--space-8) var(--size-gutter);
  border-block-start: var(--stroke-hair) solid var(--color-line-hairline);
  background: var(--color-bg-page);

  & > p { padding-block-start: var(--space-4); }
`;

export const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--space-8);

  /* The box around the text shows the lines; the parts around it stay on the last of them. */
  & > :nth-last-child(2) { flex: 1; min-inline-size: 0; }
`;

export const Slot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-block-size: var(--size-field);
  margin-inline-start: calc(-1 * var(--space-12));
`;

const text = css`
  grid-area: 1 / 1;
  min-inline-size: 0;
  max-block-size: calc(4lh + 2 * var(--space-12));
  padding: var(--space-12) 0;
  font: var(--type-body);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/* An unseen copy of the text gives the height: one to four lines, without measuring. */
export const Grow = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  padding-inline-end: var(--space-12);

  &::after {
    ${text}
    content: attr(data-value) ' ';
    visibility: hidden;
    overflow: hidden;
  }
`;

export const Text = styled(AntdTextArea)`
  grid-area: 1 / 1;
  min-inline-size: 0;
  block-size: 100%;

  & > textarea {
    ${text}
    block-size: 100%;
    color: var(--color-text-primary);
    overflow-y: auto;
    scrollbar-width: thin;
  }

  /* The box around it shows the focus. */
  & > textarea:focus-visible { outline: none; }
  & > textarea::placeholder { opacity: 1; }
  & > textarea:disabled {
    color: var(--color-text-disabled);
    -webkit-text-fill-color: currentColor;
  }
`;

export const Send = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: var(--size-field);
  block-size: var(--size-field);
  border-radius: var(--radius-md);
  background: var(--kit-button-primary-bg);
  color: var(--kit-button-primary-text);

  &:active { background: var(--kit-button-primary-pressed); }
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: var(--kit-button-disabled-bg);
    color: var(--kit-button-disabled-text);
    cursor: not-allowed;
  }
`;
