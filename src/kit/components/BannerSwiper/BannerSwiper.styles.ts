import styled from 'styled-components';
import { dots, page, strip } from '../../layout/pages.ts';

export const Box = styled.section`
  position: relative;
  border-radius: var(--radius-md);
  overflow: hidden;
  container-type: inline-size;
`;

export const Strip = styled.div`${strip}`;

export const Slide = styled.button`
  ${page}
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--space-4);
  min-height: 80px;
  padding: var(--space-12) var(--space-16);
  background: var(--brand-hero-bg);
  color: var(--brand-hero-text);
  outline-offset: -4px;
  overflow: hidden;
  overflow-wrap: anywhere;

  & > strong {
    position: relative;
    /* Up to the marks of the place. */
    max-width: min(17.5rem, calc(100% - 2.25rem));
    font: var(--type-strong);
  }

  & > span {
    /* Over the first of the rising ticks, which are low: a line that fits in one font fits in the one that stands in for it. */
    max-width: calc(100% - 124px);
    position: relative;
    color: var(--brand-hero-quiet);
    font: var(--type-caption);
  }

  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  & > svg {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: var(--space-16);
    width: 126px;
    height: 44px;
  }

  @container (max-width: 18.5rem) {
    & > svg {
      display: none;
    }

    & > strong { max-width: calc(100% - 2.25rem); }
    & > span { max-width: 100%; }
  }
`;

export const Place = styled.div`
  ${dots}
  position: absolute;
  inset-block-start: var(--space-12);
  inset-inline-end: var(--space-16);

  & > i { background: var(--brand-hero-tick); }
  & > i[data-on] { background: var(--brand-hero-text); }
`;
