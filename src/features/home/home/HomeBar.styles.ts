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
