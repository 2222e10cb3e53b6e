import styled from 'styled-components';

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

/* In the ring, clear of its ticks: smaller where the time has hours or days. */
export const Time = styled.span`
  & > span { font-size: min(2.25rem, 12.5cqi, 8.25rem / (0.62 * max(4, var(--chars)))); }
  &[data-long] > span {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

export const Result = styled.span`
  max-inline-size: 100%;
  margin-block-start: var(--space-12);
`;

export const Note = styled.span`
  max-inline-size: 100%;
  color: var(--color-text-secondary);
  font: var(--type-text);
`;
