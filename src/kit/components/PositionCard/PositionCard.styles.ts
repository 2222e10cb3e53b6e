import styled from 'styled-components';
import { Card } from '../../card/Card.styles.ts';
import { figures } from '../../figures.ts';
import { Facts as FactGrid, Value as FactValue } from '../EntrustRow/EntrustRow.styles.ts';

export const Frame = styled.article`
  container-type: inline-size;
`;

/* From edge to edge, a band of the page's ground under it. */
export const Position = styled(Card)`
  --adm-card-border-radius: 0;
  --adm-card-padding-inline: var(--size-gutter);
  --adm-card-header-gap: var(--space-8);
  padding-block: var(--space-12);
  border-block-end: var(--space-8) solid var(--color-bg-band);
  background: var(--color-bg-page);
  box-shadow: none;

  & > .adm-card-header {
    flex-wrap: nowrap;
    align-items: flex-start;
  }
  & > .adm-card-header > .adm-card-header-title { flex: 1; }

  /* The ink of the share button's icon, which ends 3.75 px before its box of 24, reaches to the gutter. */
  & > .adm-card-header > .adm-card-header-extra { flex: none; }
  & > .adm-card-header > .adm-card-header-extra > button {
    margin-inline-end: calc((24px - var(--size-touch)) / 2 - 3.75px);
    color: var(--color-text-secondary);
  }
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  min-block-size: var(--size-touch);
  padding-block: var(--space-8);
`;

export const Pair = styled.span`
  min-inline-size: 0;
  color: var(--color-text-primary);
  font: var(--type-strong);
  overflow-wrap: anywhere;
`;

export const Since = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: var(--color-stale-text);
  font: var(--type-caption);
  ${figures}
`;

export const Result = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4) var(--space-12);
`;

export const Side = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;

  &[data-end] {
    margin-inline-start: auto;
    text-align: end;
  }
  @container (max-width: 17rem) {
    &[data-end] {
      margin-inline-start: 0;
      text-align: start;
    }
  }
`;

export const Label = styled.dt`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

/* The profit leads, the return stands beside it on the same line. */
export const Figure = styled.dd`
  font: var(--type-strong);

  [data-end] > & { line-height: 1.75rem; }
  &[data-stale] > [data-direction] { color: var(--color-stale-text); }
`;

export const Course = styled.div`
  block-size: 1.25rem;
  margin-block-start: var(--space-12);
`;

export const Facts = styled(FactGrid)`
  margin-block-start: var(--space-16);
  row-gap: var(--space-12);
  overflow-wrap: anywhere;

  @container (min-width: 17.01rem) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

export const Value = styled(FactValue)`
  overflow-wrap: anywhere;
  white-space: normal;

  &[data-stale] { color: var(--color-stale-text); }
`;

export const Foot = styled.div`
  margin-block-start: var(--space-12);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

/* Equal shares of the line; with large text one under the other. */
export const Actions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--space-8);
  margin-block-start: var(--space-16);

  @container (max-width: 17rem) { grid-auto-flow: row; }
`;
