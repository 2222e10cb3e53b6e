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
  block-size: 0.25rem;
  overflow: hidden;
  border-radius: var(--radius-xs);
  background: var(--color-fill-strong);
`;

/* By ticks, as every ruler of the house. */
const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(400%); }
`;

export const Line = styled.div`
  block-size: 100%;
  background: var(--color-text-primary);
  transform: scaleX(var(--kit-progress-share));
  transform-origin: 0 50%;
  transition: transform var(--motion-duration-page) var(--motion-ease-out);

  &[data-state='done'] { background: var(--color-status-success-line); }
  &[data-state='failed'] { background: var(--color-status-danger-line); }
  &[data-state='indeterminate'] {
    inline-size: 25%;
    transform: none;
    animation: ${run} 1.6s steps(20) -0.6s infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-state='indeterminate'] { animation: none; }
  }
`;
