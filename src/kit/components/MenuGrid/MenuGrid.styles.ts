import styled from 'styled-components';
import { dots, page, strip } from '../../layout/pages.ts';

export const Box = styled.div`
  position: relative;
  container-type: inline-size;
  padding-block-end: var(--space-16);
`;

/* As high as the page in view: a label that wraps on another one makes no room here. */
export const Pages = styled.div`
  ${strip}
  align-items: flex-start;
  overflow-y: hidden;
`;

export const Sheet = styled.ul`
  ${page}
  display: grid;
  &:not([data-on]) { block-size: 0; }
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-content: start;
  gap: var(--space-8) 0;
  padding-inline: var(--space-4);

  @container (max-width: 17rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-inline: var(--size-gutter);
    gap: var(--space-12) var(--space-8);
  }
`;

export const Entry = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  width: 100%;
  min-height: var(--size-touch);
  border-radius: var(--radius-md);
  color: var(--color-text-primary);
  font: var(--type-caption);
  text-align: center;
  outline-offset: -2px;

  & > span:first-child {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    border-radius: var(--radius-md);
    background: var(--color-fill-quiet);
    color: var(--color-text-primary);
  }

  & > span:last-child {
    min-width: 0;
    max-width: 100%;
    padding-inline: 2px;
    overflow-wrap: anywhere;
  }

  &:active > span:first-child {
    background: var(--color-fill-strong);
  }

  @container (max-width: 17rem) {
    flex-direction: row;
    gap: var(--space-8);
    text-align: start;

    & > span:first-child {
      width: 36px;
      height: 36px;
    }
    & > span:last-child {
      hyphens: auto;
      overflow-wrap: break-word;
    }
  }
`;

/* In the room that keeps the menu from what comes next: a second page costs no height. */
export const Dots = styled.div`
  ${dots}
  position: absolute;
  inset: auto 0 5px;
  justify-content: center;

  & > i { height: 3px; }
  & > i[data-on] { height: 6px; }
`;
