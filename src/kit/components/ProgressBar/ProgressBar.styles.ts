import AntdProgress from 'antd-mobile/es/components/progress-bar';
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

/* By ticks, as every ruler of the house. */
const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(400%); }
`;

/** antd-mobile's bar: it grows from where the line begins, in scripts of either way. */
export const Line = styled(AntdProgress)`
  --track-width: 0.25rem;
  --track-color: var(--color-fill-strong);
  --fill-color: var(--color-text-primary);

  & > .adm-progress-bar-trail { border-radius: var(--radius-xs); }
  & .adm-progress-bar-fill { transition: width var(--motion-duration-page) var(--motion-ease-out); }

  &[data-state='done'] { --fill-color: var(--color-status-success-line); }
  &[data-state='failed'] { --fill-color: var(--color-status-danger-line); }
  &[data-state='indeterminate'] .adm-progress-bar-fill { animation: ${run} 1.6s steps(20) -0.6s infinite; }

  @media (prefers-reduced-motion: reduce) {
    &[data-state='indeterminate'] .adm-progress-bar-fill { animation: none; }
  }
`;
