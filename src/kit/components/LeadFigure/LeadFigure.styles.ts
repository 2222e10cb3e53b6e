import styled from 'styled-components';
import { directionText, figures, longFigure } from '../../figures.ts';

export const Fraction = styled.span`
  color: var(--color-text-tertiary);
`;

export const Unit = styled.span`
  color: var(--color-text-tertiary);
  font-size: min(1rem, 0.5em);
  font-weight: var(--font-weight-regular);
  letter-spacing: 0;
`;

export const Lead = styled.span`
  --kit-lead-font: var(--type-display);
  --kit-lead-tracking: var(--type-display-tracking);
  --kit-lead-size: min(2.25rem, 12.5cqi);
  --kit-lead-aside: 2rem;
  display: block;
  color: var(--color-text-primary);
  font: var(--kit-lead-font);
  /* A digit is 0.6 em wide: a figure that is too long for its line shrinks, its own digits tell by how much. */
  font-size: max(
    var(--kit-lead-least, 0px),
    min(var(--kit-lead-size), calc((100cqi - var(--kit-lead-aside)) / (0.62 * var(--length))))
  );
  letter-spacing: var(--kit-lead-tracking);
  ${figures}
  ${directionText}
  ${longFigure}
  &[data-size='headline'] {
    --kit-lead-font: var(--type-headline);
    --kit-lead-tracking: var(--type-headline-tracking);
    --kit-lead-size: min(1.75rem, 13cqi);
  }
  &[data-size='title'] {
    --kit-lead-font: var(--type-title);
    --kit-lead-tracking: var(--type-title-tracking);
    --kit-lead-size: 1.375rem;
  }
  /* With large text the button goes below, and a figure that leads is still larger than its label: a long one wraps. */
  @container (max-width: 17rem) {
    --kit-lead-least: 0.9375rem;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  @container (min-width: 17.01rem) {
    &[data-beside] {
      --kit-lead-size: min(2.25rem, 9.6cqi);
      --kit-lead-aside: 8.75rem;
      /* However far it shrinks: what stands below keeps its place. */
      min-block-size: calc(2.75rem + 2.25rem * var(--font-leading));
    }
  }
  /* Nothing is left aside here; at the size of a label it wraps. */
  &[data-fitted] {
    font-size: max(0.875rem, min(var(--kit-lead-size), 100cqi / (0.62 * var(--length))));
    overflow-wrap: anywhere;
    white-space: normal;
  }
  &[data-fitted] > ${Unit} { font-size: max(0.75rem, 0.5em); }
  /* Under one, the digits that count are those of the fraction. */
  &:is(:not([data-size='display']), [data-direction], [data-small]) ${Fraction} { color: inherit; }
  &[data-stale], &[data-stale] ${Fraction} { color: var(--color-stale-text); }
`;
