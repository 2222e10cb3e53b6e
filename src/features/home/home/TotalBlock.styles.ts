import styled from 'styled-components';

export const Total = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-12);
  padding: var(--space-8) var(--size-gutter) var(--space-20);

  @container page (max-width: 17rem) {
    & > button { flex-basis: 100%; }
  }
`;

export const TotalFigures = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;

export const TotalLabel = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--space-24);
  color: var(--color-text-secondary);
  font: var(--type-label);

  & > button { margin-block: calc((var(--space-24) - var(--size-touch)) / 2); }
`;

export const Day = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-label);
`;

export const DayFigure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  font-feature-settings: var(--font-feature-number);
  font-variant-numeric: tabular-nums;

  &[data-direction='up'] { color: var(--direction-up-text); }
  &[data-direction='down'] { color: var(--direction-down-text); }
  &[data-direction='flat'] { color: var(--direction-flat-text); }
`;
