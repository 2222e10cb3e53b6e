import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Whole = styled.div`
  inline-size: 100%;
`;

export const Scale = styled.div`
  position: relative;
  padding-block: var(--space-4);
`;

export const Hand = styled.span`
  position: absolute;
  inset-block: 0;
  inline-size: var(--stroke-selected);
  margin-inline-start: calc(var(--stroke-selected) / -2);
  border-radius: 1px;
  background: var(--kit-ruler-tick-on);
  [data-stale] > * > & { background: var(--color-stale-text); }
`;

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  ${figures}

  & > span {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

export const Figure = styled.span`
  color: var(--color-text-primary);
  font-weight: var(--font-weight-medium);
  [data-stale] & { color: var(--color-stale-text); }
`;
