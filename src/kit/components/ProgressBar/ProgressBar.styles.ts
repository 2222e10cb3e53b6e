import styled, { keyframes } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-8);
  margin-block-end: var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  min-inline-size: 0;
  color: var(--color-text-primary);
  font: var(--type-caption-strong);
  font-feature-settings: var(--font-feature-number);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &[data-state='done'] > svg { color: var(--color-status-success-text); }
  &[data-state='failed'] { color: var(--color-status-danger-text); }
`;

export const Track = styled.div`
  --kit-tick-width: 2px;
  --kit-ruler-tick-on: var(--color-text-primary);
  position: relative;
  padding-inline: 1px;

  &[data-state='done'] { --kit-ruler-tick-on: var(--color-status-success-line); }
  &[data-state='failed'] { --kit-ruler-tick-on: var(--color-status-danger-line); }
`;

/* By ticks, as every ruler of the house. */
const run = keyframes`
  from { clip-path: inset(0 100% 0 -25%); }
  to { clip-path: inset(0 -25% 0 100%); }
`;

export const Run = styled.div`
  position: absolute;
  inset: 0;
  padding-inline: 1px;
  clip-path: inset(0 37.5% 0 37.5%);
  animation: ${run} 1.6s steps(50) -0.6s infinite;

  @media (prefers-reduced-motion: reduce) { animation: none; }
`;
