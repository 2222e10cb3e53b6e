import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 3.25rem;
  padding: var(--space-4) var(--size-gutter);
`;

/* What it was and how much share a line while both have room. */
export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  min-inline-size: 0;
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: var(--radius-sm);
  background: var(--color-fill-quiet);
  color: var(--color-text-secondary);
`;

/* Longer words take a second line before what it was by leaves the first. */
export const Main = styled.div`
  display: flex;
  flex: 1 1 7rem;
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
`;

export const Side = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: flex-end;
  margin-inline-start: auto;
  max-inline-size: 100%;
  text-align: end;
  overflow-wrap: anywhere;
`;

/* In ink: money that moves is neither profit nor loss, and the sign says which way it went. */
export const Value = styled.span`
  color: var(--color-text-primary);
  font: var(--type-label);
`;

export const Note = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  ${figures}
  white-space: normal;
`;
