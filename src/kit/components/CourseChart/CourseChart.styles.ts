import styled from 'styled-components';
import { figures, visuallyHidden } from '../../figures.ts';

/* The end of the line has room for its figure beside it. */
export const Whole = styled.div`
  --kit-course-end: 3.75rem;
  container-type: inline-size;
  display: grid;
  row-gap: var(--space-4);
`;

export const Plot = styled.div`
  position: relative;
  display: flex;
  block-size: 8.375rem;
  padding-inline-end: var(--kit-course-end);

  & > svg { stroke-width: 1.75px; }
`;

export const Discs = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: 0 var(--kit-course-end);
`;

export const Disc = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  inline-size: 1rem;
  block-size: 1rem;
  border: 1.5px solid var(--color-text-primary);
  border-radius: var(--radius-full);
  background: var(--color-bg-page);
  color: var(--color-text-primary);
  font: var(--type-micro);
  font-size: 0.625rem;
  font-weight: var(--font-weight-semibold);
  line-height: 1;
  transform: translate(-50%, -50%);
`;

export const Spoken = styled.ul`
  ${visuallyHidden}
`;

export const End = styled.span`
  position: absolute;
  inset-inline-end: 0;
  max-inline-size: calc(var(--kit-course-end) - var(--space-8));
  overflow: hidden;
  color: var(--color-text-primary);
  font: var(--type-micro);
  font-weight: var(--font-weight-semibold);
  text-overflow: ellipsis;
  transform: translateY(-50%);
  ${figures}

  [data-stale] & { color: var(--color-stale-text); }
`;

export const Ruler = styled.div`
  padding-inline-end: var(--kit-course-end);

  & > svg { block-size: 0.4375rem; }
`;

export const Dates = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-8);
  padding-inline-end: var(--kit-course-end);
  color: var(--color-chart-axis);
  font: var(--type-micro);
  font-weight: var(--font-weight-medium);

  /* With large text the ends alone. */
  @container (max-width: 17rem) {
    & > :not(:first-child, :last-child) { display: none; }
  }
`;
