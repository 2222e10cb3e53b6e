import styled from 'styled-components';
import { scrollFade } from '../../layout/scrollFade.ts';

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 2.5rem;
  padding-inline-end: var(--space-4);

  &[data-look] { display: contents; }
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
  padding: 2px calc(var(--size-gutter) - 6px) 10px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  ${scrollFade}

  &::-webkit-scrollbar { display: none; }

  [data-look] > & {
    flex: 0 1 auto;
    gap: var(--space-16);
    max-inline-size: calc(100% + 16px);
    margin: -2px -8px -22px;
    padding: 2px 8px 22px;
  }
`;

/* 32 px of paint in a target of 44; the letters of the first stand at the gutter. */
export const Item = styled.button`
  position: relative;
  flex: none;
  block-size: 2rem;
  min-inline-size: 2rem;
  padding-inline: 6px;
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

  /* A line of 20 in a target of 44, which lies over the figure below; edge to edge, so none is narrower than 32. */
  [data-look] & {
    block-size: 1.25rem;
    min-inline-size: 16px;
    padding: 0;
    background: none;
    font: var(--type-caption-strong);

    &:last-child { text-align: end; }
    &::after { inset: -2px -8px -22px; }
    &[aria-checked='true']::before {
      content: '';
      position: absolute;
      inset: auto 0 0;
      block-size: 2px;
      background: currentColor;
    }
  }
`;
