import styled from 'styled-components';
import { visuallyHidden } from '../../figures.ts';

export const Bar = styled.div`
  block-size: 1.125rem;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4) var(--space-8);
  margin: var(--space-8) 0 0;
  padding: 0;
  list-style: none;
  color: var(--color-text-secondary);
  font: var(--type-caption-strong);
`;

export const Word = styled.li`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  max-inline-size: 100%;
  white-space: nowrap;

  & > span:not(:first-child) {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Swatch = styled.span`
  flex: none;
  inline-size: 2px;
  block-size: 0.625rem;
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;

export const Share = styled.span`
  color: var(--color-text-tertiary);
  font-weight: var(--font-weight-regular);
`;
