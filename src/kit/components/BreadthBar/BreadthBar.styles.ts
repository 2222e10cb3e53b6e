import styled from 'styled-components';
import { directionText, figures } from '../../figures.ts';

export const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-8);
  margin-block-end: var(--space-8);
  font: var(--type-caption-strong);
`;

export const Side = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  max-inline-size: 100%;
  ${figures}
  white-space: normal;
  ${directionText}
  [data-stale] > * > & { color: var(--color-stale-text); }
`;

export const Bar = styled.div`
  display: flex;
  gap: var(--space-2);
  block-size: 4px;
`;

export const Part = styled.span`
  flex-basis: 2px;
  border-radius: 2px;
  background: var(--direction-flat-line);

  &[data-direction='up'] { background: var(--direction-up-fill); }
  &[data-direction='down'] { background: var(--direction-down-fill); }
  &[data-direction='flat'] { background: var(--color-line-strong); }
  [data-stale] > * > & { background: var(--color-line-strong); }
`;
