import styled, { css } from 'styled-components';
import { figures } from '../../figures.ts';

export const Row = styled.div`
  container-type: inline-size;
  padding: var(--space-8) var(--size-gutter) var(--space-12);
  border-block-end: var(--stroke-hair) solid var(--color-line-hairline);
  background: var(--color-bg-page);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  min-block-size: 2rem;

  & > :last-child:not(:nth-child(-n + 3)) { margin-inline-start: auto; }
`;

export const Pair = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: var(--color-text-primary);
  font: var(--type-label);
  font-weight: var(--font-weight-semibold);
`;

export const Type = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Facts = styled.dl`
  display: grid;
  /* The third gives way: a date breaks before its time. */
  grid-template-columns: repeat(2, minmax(max-content, 1fr)) minmax(0, max-content);
  gap: var(--space-8) var(--space-12);
  margin: var(--space-4) 0 0;

  & > :nth-child(3n) {
    justify-self: end;
    text-align: end;

    & > dd { white-space: normal; }
  }
  &[data-long] {
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
    & > :nth-child(n) {
      justify-self: start;
      text-align: start;
    }
    & > * > dd { white-space: normal; }
  }
  @container (max-width: 17rem) {
    grid-template-columns: 1fr;
    & > :nth-child(n) {
      justify-self: start;
      text-align: start;
    }
  }
`;

export const Fact = styled.div`
  min-inline-size: 0;
`;

export const Label = styled.dt`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Value = styled.dd`
  margin: 0;
  color: var(--color-text-primary);
  font: var(--type-label);
  ${figures}
`;

export const Line = styled.div`
  --kit-tick-width: 2px;
  --kit-ruler-tick-on: var(--color-text-primary);
  display: flex;
  align-items: center;
  gap: var(--space-8);
  margin-block-start: var(--space-12);
  padding-inline-start: 1px;

  & > svg {
    flex: 1;
    min-inline-size: 0;
    block-size: 0.5rem;
  }
`;

export const Filled = styled.span`
  flex: none;
  color: var(--color-text-secondary);
  font: var(--type-caption);
  ${figures}
`;

/* A line of the row's own text, for what stands in its place while it loads. */
const gap = css`
  display: flex;
  align-items: center;
  block-size: 1lh;
`;

export const LabelGap = styled.div`
  font: var(--type-caption);
  ${gap}
`;

export const ValueGap = styled.div`
  font: var(--type-label);
  ${gap}
`;
