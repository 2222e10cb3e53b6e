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
  font-size: min(var(--kit-lead-size), calc((100cqi - var(--kit-lead-aside)) / (0.62 * var(--length))));
  letter-spacing: var(--kit-lead-tracking);
  ${figures}
  ${directionText}
  ${longFigure}
  &[data-beside] {
    --kit-lead-size: min(2.25rem, 9.6cqi);
    @container (min-width: 17.01rem) { --kit-lead-aside: 8.75rem; }
  }
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
  /* Nothing is left aside here; at the size of a label it wraps. */
  &[data-fitted] {
    font-size: max(0.875rem, min(var(--kit-lead-size), 100cqi / (0.62 * var(--length))));
    overflow-wrap: anywhere;
    white-space: normal;
  }
  &[data-fitted] > ${Unit} { font-size: max(0.75rem, 0.5em); }
  &:not([data-size='display']) ${Fraction}, &[data-direction] ${Fraction} { color: inherit; }
  &[data-stale], &[data-stale] ${Fraction} { color: var(--color-stale-text); }
`;
