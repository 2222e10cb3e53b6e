import styled, { css } from 'styled-components';
import { figures } from '../../figures.ts';

const row = css`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-12);
  inline-size: 100%;
  min-block-size: 3.75rem;
  padding-block: var(--space-4);
  padding-inline: var(--size-gutter);
  text-align: start;
`;

export const Plain = styled.div`
  ${row}
`;

export const Press = styled.button`
  ${row}

  &:active { background: var(--color-fill-pressed); }
  &:focus-visible { outline-offset: calc(-1 * var(--stroke-focus)); }
`;

export const Names = styled.span`
  display: flex;
  flex: 1 1 6rem;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Ticker = styled.span`
  color: var(--color-text-primary);
  font: var(--type-strong);
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  overflow: hidden;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  text-overflow: ellipsis;
  ${figures}

  @container (max-width: 17rem) { white-space: normal; }
`;

export const Amount = styled.span`
  color: var(--color-text-primary);
  font: var(--type-strong);
`;

export const Fiat = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Sums = styled.span`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: flex-end;
  margin-inline-start: auto;

  /* A figure wider than any balance breaks rather than push itself out of the row. */
  &:has([data-long]) {
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: 70%;
    text-align: end;
  }
`;
