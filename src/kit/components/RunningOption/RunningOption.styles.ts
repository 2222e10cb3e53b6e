import styled from 'styled-components';
import { fitted } from '../LeadFigure/fitted.ts';

export const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  container-type: inline-size;
`;

export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
`;

export const RingNote = styled.span`
  display: block;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

/* In the ring: smaller where the time has hours or days. */
export const Time = styled.span`
  & > span { font-size: min(2.25rem, 12.5cqi, 11rem / (0.62 * max(4, var(--chars)))); }
`;

export const Result = styled.span`
  margin-block-start: var(--space-12);

  max-inline-size: 100%;
  --kit-fitted: 1.75rem;
  ${fitted}
`;

export const Note = styled.span`
  color: var(--color-text-secondary);
  font: var(--type-text);
`;
