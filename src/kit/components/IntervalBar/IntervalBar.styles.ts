import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 2.25rem;
  padding-inline-end: var(--space-4);
`;

export const Items = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  position: relative;
  z-index: 1;
  min-inline-size: 0;
  /* What scrolls cuts: room for targets that reach below the bar, over what follows. */
  margin-block: -2px -10px;
  padding: 2px var(--space-8) 10px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar { display: none; }
`;

/* 32 px of paint in a target of 44. */
export const Item = styled.button`
  position: relative;
  flex: none;
  block-size: 2rem;
  min-inline-size: 2rem;
  padding-inline: var(--space-8);
  border-radius: var(--radius-sm);
  color: var(--color-text-tertiary);
  font: var(--type-label);
  text-align: center;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: -2px 0 -10px;
  }
  &[aria-checked='true'] {
    background: var(--color-fill-quiet);
    color: var(--color-text-primary);
    font-weight: var(--font-weight-semibold);
  }
  &:focus-visible { outline-offset: calc(-1 * var(--stroke-focus)); }
`;
