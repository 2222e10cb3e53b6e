import AntdRadio from 'antd-mobile/es/components/radio';
import styled, { css } from 'styled-components';
import { figures, visuallyHidden } from '../../figures.ts';

/* The widths grow with the text, so that at 200 % the table scrolls and its figures stay whole. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(5rem, 1.1fr) minmax(3.75rem, 0.8fr) minmax(5.75rem, 1.3fr);
  align-items: center;
  gap: 0 var(--space-8);
  padding-inline: var(--space-12);

`;

export const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  ${visuallyHidden}
`;

export const Scroller = styled.div`
  overflow-x: auto;
  border-radius: var(--radius-md);
  scrollbar-width: thin;
`;

export const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-inline-size: min-content;
  padding-block-end: var(--space-2);
`;

export const Heads = styled.div`
  ${columns}
  & > :nth-child(n + 2) { text-align: end; }
  min-block-size: 2rem;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

/* antd-mobile's radio: the row is what is seen and tapped; the input over it keeps its keys and its name. */
export const Row = styled(AntdRadio)`
  ${columns}
  position: relative;
  min-block-size: max(var(--size-touch), 3rem);
  padding-block: var(--space-8);
  border-radius: var(--radius-md);
  box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-hairline);
  cursor: pointer;

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
  & > :nth-child(3) { display: contents; }

  &[data-on] { box-shadow: inset 0 0 0 var(--stroke-selected) var(--color-text-primary); }
  &[data-disabled] { cursor: not-allowed; }
  &:active:not([data-disabled]) { background: var(--color-fill-pressed); }
  &:has(:focus-visible) {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: calc(-1 * var(--stroke-focus) - var(--stroke-selected));
  }
`;

export const Term = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-inline-size: 0;
  color: var(--color-text-primary);
  font: var(--type-label);

  & > span { min-inline-size: 0; overflow-wrap: anywhere; }
  [data-disabled] & { color: var(--color-text-disabled); }
`;

export const Dot = styled.span`
  flex: none;
  inline-size: 1rem;
  block-size: 1rem;
  border: var(--stroke-control) solid var(--color-line-control);
  border-radius: var(--radius-full);

  [data-on] & { border: 0.3125rem solid var(--color-text-primary); }
`;

export const Figure = styled.span`
  color: var(--color-text-primary);
  font: var(--type-label);
  text-align: end;
  ${figures}

  &[data-wraps] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  [data-disabled] & { color: var(--color-text-disabled); }
`;

export const Unit = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
