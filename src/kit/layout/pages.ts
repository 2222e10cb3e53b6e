import { css } from 'styled-components';

/** A strip that snaps from page to page. */
export const strip = css`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

/** One page of it. */
export const page = css`
  flex: none;
  width: 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

/** Marks of the place: a tick a page, the taller one for the page in view. */
export const dots = css`
  display: flex;
  align-items: flex-end;
  gap: var(--space-4);

  & > i {
    width: 2px;
    height: 5px;
    background: var(--color-line-strong);
  }

  & > i[data-on] {
    height: 10px;
    background: var(--color-text-primary);
  }
`;
