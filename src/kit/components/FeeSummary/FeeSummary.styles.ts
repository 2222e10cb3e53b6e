import styled from 'styled-components';
import { visuallyHidden } from '../../figures.ts';

/* What arrives stands last, under a line, larger. */
export const List = styled.dl`
  & > :last-child {
    margin-block-start: var(--space-8);
    padding-block-start: var(--space-12);
    border-block-start: var(--stroke-hair) solid var(--color-line-hairline);
  }
  & > :last-child > dt {
    color: var(--color-text-primary);
    font: var(--type-label);
  }
  & > :last-child > dd { font: var(--type-heading); }
`;

/* A figure longer than the line wraps between its digits. */
export const Figure = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  font-feature-settings: var(--font-feature-number);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Former = styled.s`
  margin-inline-end: var(--space-8);
  color: var(--color-text-tertiary);
  font-weight: var(--font-weight-regular);
`;

export const Hint = styled.span`
  display: block;
  overflow-wrap: anywhere;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

/* A line of text without text: as high as it, and on the baseline of its label. */
export const Asked = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  block-size: 1lh;

  &::before { content: '\\200b'; }
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;

export const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-8);
  color: var(--color-status-danger-text);
  font: var(--type-text);

  & > p {
    display: flex;
    flex: 1 1 12rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    gap: var(--space-8);
  }
  & > p > svg { block-size: 1lh; }
`;
