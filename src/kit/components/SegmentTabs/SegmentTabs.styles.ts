import styled from 'styled-components';
import { scrollFade } from '../../layout/scrollFade.ts';

/** An icon button at the end. */
const ICON = '> :last-child > button[aria-label] svg';

export const Strip = styled.div`
  display: flex;
  align-items: stretch;
  min-height: var(--size-tabs);
  box-shadow: inset 0 calc(-1 * var(--stroke-hair)) var(--color-line-hairline);

  &[data-plain] {
    box-shadow: none;
  }
  &[data-dense] {
    --size-tabs: 2.25rem;
    min-height: var(--size-tabs);

    & > [role='tablist'] {
      z-index: 1;
      position: relative;
      margin-block: 0 -8px;
      padding-block: 0 8px;
      box-sizing: content-box;
    }
  }
  /* With large text words at the end have a line of their own; an icon stays, and the tabs scroll before it. */
  @container (max-width: 17rem) { &:not(:has(${ICON})) { flex-wrap: wrap; } }
`;

export const Tabs = styled.div`
  display: flex;
  flex: 1;
  gap: var(--space-24);
  min-width: 0;
  min-block-size: var(--size-tabs);
  padding-inline: var(--size-gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--size-gutter);
  scrollbar-width: none;
  ${scrollFade}

  /* What stands at the end brings its own room. */
  &:not(:last-child) { padding-inline-end: 0; }
  &::-webkit-scrollbar {
    display: none;
  }
  @container (max-width: 17rem) { flex-basis: 100%; }
`;

export const Tab = styled.button`
  position: relative;
  flex: none;
  padding-block: var(--space-8);
  color: var(--kit-tabs-text);
  font: var(--type-label);
  text-align: start;
  white-space: nowrap;
  outline-offset: -4px;

  /* A short word has a whole target, and takes no more of the row than its letters. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 min(0px, (100% - var(--size-touch)) / 2);
  }

  &[aria-selected='true'] {
    color: var(--kit-tabs-text-on);
    font-weight: var(--font-weight-semibold);
  }

  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    height: 2px;
    border-start-start-radius: 2px;
    border-start-end-radius: 2px;
    background: var(--kit-tabs-bar);
  }

  & > span {
    margin-inline-start: var(--space-4);
    color: var(--color-text-tertiary);
    font: var(--type-caption);
    font-feature-settings: var(--font-feature-number);
  }

  &:active {
    color: var(--kit-tabs-text-on);
  }

  /* Touch stays 44 where the row is lower: what scrolls cuts, so it has room for the target, over what follows. */
  [data-dense] > * > & {
    padding-block: var(--space-4);

    &::before { inset-block-end: -8px; }
  }
`;

export const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  padding-inline: var(--space-12) var(--size-gutter);

  @container (max-width: 17rem) {
    :not(:has(${ICON})) > & {
      padding-inline-start: var(--size-gutter);
      padding-block: var(--space-8);
    }
  }
`;
