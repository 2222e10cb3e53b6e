import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  min-block-size: 4rem;
  padding: var(--space-8) var(--size-gutter);
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

export const Kind = styled.span`
  color: var(--color-text-primary);
  font: var(--type-label);
`;

export const Time = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  ${figures}
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Side = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  align-items: flex-end;
  max-inline-size: 100%;
  text-align: end;
  overflow-wrap: anywhere;
`;

/* In ink: money that moves is neither profit nor loss, and the sign says which way it went. */
export const Value = styled.span`
  color: var(--color-text-primary);
  font: var(--type-strong);
  ${figures}
  white-space: normal;
`;

export const Unit = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Course = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  ${figures}
  white-space: normal;
`;
