import AntdSteps from 'antd-mobile/es/components/steps';
import styled from 'styled-components';
import { visuallyHidden } from '../../figures.ts';

/* A list holds one for each step, as antd-mobile's own steps are none. The line runs from a mark to the next: whole where the way is behind, in dots where it is ahead. */
export const Steps = styled(AntdSteps)`
  --icon-size: 20px;
  --indicator-margin-right: 0;
  padding: 0;
  font: var(--type-label);

  & .adm-step { gap: var(--space-12); }

  /* As wide as a mark and as high as the first line, however large that is. */
  & .adm-step-indicator {
    inline-size: var(--icon-size);
    margin: 0;
  }
  & .adm-step-indicator .adm-step-icon-container {
    position: relative;
    inset: auto;
    display: flex;
    align-items: center;
    justify-content: center;
    block-size: 1lh;
    color: var(--color-text-primary);
    font: inherit;
    transform: none;
  }
  & .adm-step-indicator::after {
    inset-block: calc(1lh + 2px) 2px;
    inline-size: 2px;
    block-size: auto;
    background: repeating-linear-gradient(var(--color-line-control) 0 2px, transparent 2px 6px);
  }
  :not(:last-child) > & .adm-step-indicator::after { display: block; }

  & .adm-step-content {
    min-inline-size: 0;
    font: var(--type-label);
    overflow-wrap: anywhere;
  }
  :not(:last-child) > & .adm-step-content { padding-block-end: var(--space-24); }
  & .adm-step-title {
    color: inherit;
    font: var(--type-label);
  }
  & .adm-step-description {
    padding-block-start: var(--space-4);
    color: var(--color-text-secondary);
    font: var(--type-text);
  }

  & .adm-step-status-finish .adm-step-indicator::after { background: var(--color-text-primary); }
  & .adm-step-status-error .adm-step-icon-container { color: var(--color-status-danger-line); }
`;

export const { Step } = AntdSteps;

export const Ring = styled.span`
  inline-size: 14px;
  block-size: 14px;
  border: 2px solid var(--color-line-control);
  border-radius: var(--radius-full);

  .adm-step-status-process & {
    border-width: 4px;
    border-color: var(--brand-accent-line);
  }
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

  :is(.adm-step-status-process, .adm-step-status-error) & { font-weight: var(--font-weight-semibold); }
  .adm-step-status-wait & {
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
