import styled from 'styled-components';
import { directionText, figures } from '../../figures.ts';

export const Breadth = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 1.125rem;
`;

export const Side = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  font: var(--type-caption-strong);
  ${figures}
  ${directionText}
  [data-stale] > & { color: var(--color-stale-text); }
`;

export const Bar = styled.span`
  flex: 1;
  min-inline-size: 0;
  block-size: 1rem;
`;
