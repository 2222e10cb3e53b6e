import styled from 'styled-components';
import { visuallyHidden } from '../../figures.ts';

export const Steps = styled.ol`
  --kit-timeline-mark: 20px;
  font: var(--type-label);
`;

/* The line runs from a mark to the next: ink where the way is behind, grey where it is ahead. */
export const Step = styled.li`
  position: relative;
  display: flex;
  gap: var(--space-12);
  padding-block-end: var(--space-20);

  &::before {
    content: '';
    position: absolute;
    inset-block: calc(1lh + var(--space-4)) var(--space-4);
    inset-inline-start: calc(var(--kit-timeline-mark) / 2 - 1px);
    inline-size: 2px;
    background: var(--color-line-strong);
  }
  &[data-state='done']::before { background: var(--color-text-primary); }
  &:last-child { padding-block-end: 0; }
  &:last-child::before { display: none; }
`;

/* Centred on the first line, however large it is. */
export const Mark = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: var(--kit-timeline-mark);
  block-size: 1lh;
  color: var(--color-text-primary);

  [data-state='failed'] > & { color: var(--color-status-danger-text); }
`;

export const Ring = styled.span`
  inline-size: 14px;
  block-size: 14px;
  border: 2px solid var(--color-line-control);
  border-radius: var(--radius-full);

  [data-state='current'] & {
    border-width: 4px;
    border-color: var(--brand-accent-line);
  }
`;

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-12);
`;

export const Title = styled.span`
  position: relative;
  color: var(--color-text-primary);
  font: var(--type-label);

  [data-state='current'] & { font-weight: var(--font-weight-semibold); }
  [data-state='waiting'] & {
    color: var(--color-text-tertiary);
    font-weight: var(--font-weight-regular);
  }
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;

export const Time = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  font-feature-settings: var(--font-feature-number);
`;

export const Note = styled.div`
  margin-block-start: var(--space-4);
  color: var(--color-text-secondary);
  font: var(--type-text);

  [data-state='failed'] & { color: var(--color-status-danger-text); }
`;
