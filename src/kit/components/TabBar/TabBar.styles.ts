import styled from 'styled-components';

export const Bar = styled.nav`
  position: fixed;
  z-index: var(--z-tabbar);
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  width: 100%;
  max-width: var(--size-page-max);
  margin-inline: auto;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: var(--stroke-hair) solid var(--color-line-hairline);
  background: var(--kit-tabbar-bg);
  container-type: inline-size;
`;

export const Item = styled.button`
  position: relative;
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: 0;
  height: var(--size-tabbar);
  color: var(--kit-tabbar-text);
  outline-offset: -2px;

  & > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: var(--type-micro);
    /* The one text that does not grow without end: five words share the width (visual.md section 3). */
    font-size: min(0.6875rem, 4cqi);
  }

  &[aria-current='page'] {
    color: var(--kit-tabbar-text-on);
  }

  &[aria-current='page'] > span {
    font-weight: var(--font-weight-semibold);
  }

  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    inset-inline: calc(50% - 12px);
    height: 2px;
    border-end-start-radius: 2px;
    border-end-end-radius: 2px;
    background: var(--kit-tabbar-bar);
  }

  &:active {
    color: var(--kit-tabbar-text-on);
  }
`;
