import styled, { css } from 'styled-components';
import { figures } from '../../figures.ts';

export const Row = styled.div`
  container-type: inline-size;
  padding: var(--space-12) var(--size-gutter);
  background: var(--color-bg-page);

  /* A band between one order and the next, in a list as well. */
  &:not(:last-child),
  li:not(:last-child) > & { border-block-end: var(--space-8) solid var(--color-bg-band); }

  /* With a foot it tells all of an order, and has more room between its parts. */
  &:has(> p) {
    padding-block-end: 14px;
    & > * + * { padding-block-start: var(--space-2); }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  min-block-size: 2rem;

  & > [data-action] {
    display: flex;
    margin-inline-start: auto;
  }
`;

export const Pair = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: var(--color-text-primary);
  font: var(--type-strong);

  & > span {
    color: var(--color-text-tertiary);
    font-weight: var(--font-weight-regular);
  }
`;

export const Type = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(min-content, 1.3fr) minmax(min-content, 1fr);
  align-items: end;
  gap: var(--space-8);
  margin: var(--space-8) 0 0;

  & > :nth-child(3n) {
    justify-self: end;
    text-align: end;
  }
  &:is([data-long], :has([data-long])) {
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
    & > :nth-child(n) {
      justify-self: start;
      text-align: start;
    }
    & > * > dd { white-space: normal; }
  }
  /* With large text a line each: the label, and the value at its end. */
  @container (max-width: 17rem) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    & > :nth-child(n) {
      display: flex;
      flex-wrap: wrap;
      justify-self: stretch;
      align-items: baseline;
      justify-content: space-between;
      column-gap: var(--space-12);
    }
    & > * > dd { margin-inline-start: auto; }
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
  margin: 1px 0 0;
  color: var(--color-text-primary);
  font: var(--type-label);
  ${figures}

  &[data-words] {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

/* How much of it is filled: ticks, and the percent at their end. */
export const Line = styled.div`
  --kit-tick-width: 2px;
  display: flex;
  align-items: center;
  gap: var(--space-12);
  margin-block-start: var(--space-8);
  min-block-size: 1rem;

  & > svg {
    flex: 1;
    min-inline-size: 0;
    margin-inline-start: 1px;
  }
  & > span {
    flex: none;
    min-inline-size: 1.875rem;
    color: var(--color-text-primary);
    font: var(--type-caption-strong);
    text-align: end;
    ${figures}
  }
  &[data-none] > span { color: var(--color-text-tertiary); }
`;

export const Foot = styled.p`
  margin-block-start: var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

/* A line of the row's own text, for what stands in its place while it loads. */
const gap = css`
  display: flex;
  align-items: center;
  block-size: 1lh;
  ${Facts} > :nth-child(3n) > & { justify-content: flex-end; }
`;

export const LabelGap = styled.div`
  font: var(--type-caption);
  ${gap}
`;

export const ValueGap = styled.div`
  margin-block-start: 1px;
  font: var(--type-label);
  ${gap}
`;
