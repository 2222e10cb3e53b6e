import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Strip = styled.div`
  block-size: 1.375rem;
  overflow: hidden;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-12);
  margin-block-start: var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  & > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Count = styled.span`
  color: var(--color-text-primary);
  font-weight: var(--font-weight-medium);
  ${figures}
  white-space: normal;
  overflow-wrap: anywhere;

  &[data-broken] { color: var(--color-status-danger-text); }
`;
