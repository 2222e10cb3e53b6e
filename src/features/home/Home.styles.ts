import styled from 'styled-components';

export const Bar = styled.header`
  position: sticky;
  z-index: var(--z-sticky);
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-height: 56px;
  padding: max(var(--space-4), env(safe-area-inset-top)) var(--space-4) var(--space-4) var(--size-gutter);
  background: var(--color-bg-page);
`;

export const LogoButton = styled.button`
  position: relative;
  flex: none;
  border-radius: var(--radius-sm);

  /* Touch stays 44 around the mark of 32. */
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
`;

export const SearchButton = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-8);
  min-width: 0;
  min-height: 36px;
  padding: var(--space-4) var(--space-12);
  border-radius: var(--radius-full);
  background: var(--color-fill-quiet);
  color: var(--color-text-tertiary);
  font: var(--type-text);
  position: relative;

  &:active { background: var(--color-fill-pressed); }

  &::after {
    content: '';
    position: absolute;
    inset-block: calc((100% - var(--size-touch)) / 2);
    inset-inline: 0;
  }

  /* One line between mark and icons: with large text it stops growing rather than being cut. */
  & > span {
    min-width: 0;
    overflow: hidden;
    font-size: min(0.875rem, 4.25cqi);
    white-space: nowrap;
  }
`;

export const BarIcons = styled.div`
  display: flex;
  flex: none;
`;

export const Total = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-12);
  padding: var(--space-8) var(--size-gutter) var(--space-20);

  @container page (max-width: 17rem) {
    & > button { flex-basis: 100%; }
  }
`;

export const TotalFigures = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;

export const TotalLabel = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--space-24);
  color: var(--color-text-secondary);
  font: var(--type-label);

  & > button { margin-block: calc((var(--space-24) - var(--size-touch)) / 2); }
`;

export const GuestTitle = styled.h1`
  flex-basis: 100%;
  font: var(--type-title);
  letter-spacing: var(--type-title-tracking);
`;

export const TotalText = styled.p`
  flex: 1 1 8rem;
  align-self: center;
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

export const Day = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-label);
`;

export const DayFigure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  font-feature-settings: var(--font-feature-number);
  font-variant-numeric: tabular-nums;

  &[data-direction='up'] { color: var(--direction-up-text); }
  &[data-direction='down'] { color: var(--direction-down-text); }
  &[data-direction='flat'] { color: var(--direction-flat-text); }
`;

export const Cards = styled.ul`
  display: flex;
  gap: var(--space-8);
  padding: var(--space-4) var(--size-gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--size-gutter);
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  & > li {
    flex: none;
    scroll-snap-align: start;
  }
`;

export const HotHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-12);
  min-height: var(--size-touch);
  margin-block-start: var(--space-8);
  padding-inline: var(--size-gutter);
`;

export const HotTitle = styled.h2`
  font: var(--type-heading);
  letter-spacing: var(--type-heading-tracking);
`;

export const MoreButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: var(--size-touch);
  margin-inline-start: auto;
  color: var(--color-text-secondary);
  font: var(--type-label);
`;

export const BlockErrorRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  margin: var(--space-8) var(--size-gutter);
  padding: var(--space-8) var(--space-8) var(--space-8) var(--space-12);
  border: var(--stroke-hair) solid var(--color-line-hairline);
  border-radius: var(--radius-md);
  color: var(--color-status-danger-text);
`;

export const BlockErrorText = styled.p`
  flex: 1 1 8rem;
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

export const Download = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
  margin: var(--space-16) var(--size-gutter);
  padding: var(--space-8) var(--space-4) var(--space-8) var(--space-12);
  border: var(--stroke-hair) solid var(--color-line-hairline);
  border-radius: var(--radius-md);
`;

export const DownloadWords = styled.div`
  flex: 1 1 7rem;
  min-width: 0;
`;

export const DownloadTitle = styled.p`
  font: var(--type-label);
`;

export const DownloadText = styled.p`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const TotalPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding-block: var(--space-4);
`;

export const MenuPlace = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-12) 0;
  padding: var(--space-8) var(--size-gutter) var(--space-24);

  @container page (max-width: 17rem) { grid-template-columns: repeat(2, 1fr); }
`;

export const MenuPlaceItem = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-8);
`;

export const BannerPlace = styled.div`
  padding-inline: var(--size-gutter);
`;

export const NoticePlace = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--size-touch);
  padding-inline: var(--size-gutter);
`;

export const HotNone = styled.p`
  padding: var(--space-12) var(--size-gutter);
  color: var(--color-text-tertiary);
  font: var(--type-text);
`;

/** All that loads, named as busy without a box of its own. */
export const Places = styled.div`
  display: contents;
`;
