import styled from 'styled-components';
import { dots, page, strip } from '../../layout/pages.ts';

export const Box = styled.div`
  container-type: inline-size;
`;

export const Pages = styled.div`${strip}`;

export const Sheet = styled.ul`
  ${page}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-content: start;
  gap: var(--space-8) 0;
  padding-inline: var(--space-8);

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
    gap: var(--space-12);
    text-align: start;
  }
`;

export const Dots = styled.div`
  ${dots}
  justify-content: center;
  padding-block: var(--space-4) var(--space-8);
`;
