import styled from 'styled-components';
import { visuallyHidden } from '../../figures.ts';

export const Line = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  font-feature-settings: var(--font-feature-number);

  & > i {
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: var(--radius-full);
    background: var(--color-status-success-line);
  }

  & > :is(span, button) { max-inline-size: 100%; }

  &:is([data-status='connecting'], [data-status='reconnecting']) > i {
    background: var(--color-status-warning-fill);
  }

  &[data-status='stopped'] > i {
    background: var(--color-status-danger-line);
  }

  &[data-status='closed'] > i {
    background: var(--color-text-tertiary);
  }

  &[data-status='stale'] {
    color: var(--color-stale-text);
    font-variant-numeric: tabular-nums;
  }
  &[data-status='stale'] > i {
    inline-size: 1em;
    block-size: 1em;
    border-radius: 0;
    background: currentColor;
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='8' cy='8' r='6.25'/%3E%3Cpath d='M8 4.5V8h3'/%3E%3C/svg%3E") center / contain no-repeat;
  }

  &[data-bare] > span { ${visuallyHidden} }

  & > button {
    position: relative;
    color: var(--brand-accent-text);
    font: var(--type-caption-strong);
  }

  & > button::after {
    content: '';
    position: absolute;
    inset: -14px -8px;
  }
`;
