import styled, { css } from 'styled-components';
import { figures } from '../../figures.ts';
import { atPlace } from './TickRuler.styles.ts';

export const Above = styled.div`
  position: relative;
  container-type: inline-size;
  margin-inline: var(--kit-ruler-inset);
`;

export const MarkLabel = styled.span`
  display: block;
  padding-block-end: var(--space-4);
  color: var(--color-text-secondary);
  font: var(--type-caption);
  font-size: min(0.75rem, 100cqi / (0.62 * var(--chars)));
  line-height: 1rem;
  ${figures}
  ${atPlace}

  &[data-long] {
    margin-inline-start: 0;
    font-size: 0.75rem;
    transform: none;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

export const Sides = styled.div`
  display: flex;
  overflow: hidden;
  border-radius: var(--radius-sm);
`;

const looks = css`
  &[data-look='clay'] { --kit-zone-wash: var(--color-mark-clay-wash); --kit-zone-text: var(--color-mark-clay-glyph); }
  &[data-look='ochre'] { --kit-zone-wash: var(--color-mark-ochre-wash); --kit-zone-text: var(--color-mark-ochre-glyph); }
  &[data-look='olive'] { --kit-zone-wash: var(--color-mark-olive-wash); --kit-zone-text: var(--color-mark-olive-glyph); }
  &[data-look='lagoon'] { --kit-zone-wash: var(--color-mark-lagoon-wash); --kit-zone-text: var(--color-mark-lagoon-glyph); }
  &[data-look='steel'] { --kit-zone-wash: var(--color-mark-steel-wash); --kit-zone-text: var(--color-mark-steel-glyph); }
  &[data-look='iris'] { --kit-zone-wash: var(--color-mark-iris-wash); --kit-zone-text: var(--color-mark-iris-glyph); }
  &[data-look='mauve'] { --kit-zone-wash: var(--color-mark-mauve-wash); --kit-zone-text: var(--color-mark-mauve-glyph); }
  &[data-look='slate'] { --kit-zone-wash: var(--color-mark-slate-wash); --kit-zone-text: var(--color-mark-slate-glyph); }
  &[data-look='up'] { --kit-zone-wash: var(--direction-up-wash); --kit-zone-text: var(--direction-up-text); }
  &[data-look='down'] { --kit-zone-wash: var(--direction-down-wash); --kit-zone-text: var(--direction-down-text); }
  &[data-look='success'] { --kit-zone-wash: var(--color-status-success-wash); --kit-zone-text: var(--color-status-success-text); }
  &[data-look='warning'] { --kit-zone-wash: var(--color-status-warning-wash); --kit-zone-text: var(--color-status-warning-text); }
  &[data-look='danger'] { --kit-zone-wash: var(--color-status-danger-wash); --kit-zone-text: var(--color-status-danger-text); }
`;

export const Side = styled.div`
  --kit-zone-wash: var(--direction-flat-wash);
  --kit-zone-text: var(--color-text-secondary);
  display: grid;
  flex-basis: 0;
  place-items: center;
  min-inline-size: 0;
  min-block-size: 2rem;
  padding: var(--space-4) var(--space-2);
  background: var(--kit-zone-wash);
  color: var(--kit-zone-text);
  font: var(--type-label);
  text-align: center;
  ${looks}

  & > span {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  &[data-on] { font-weight: var(--font-weight-semibold); }
`;

/* Across the sides and down to the foot of the ticks. */
export const Mark = styled.span`
  position: absolute;
  inset-block: 1.25rem -1.125rem;
  inline-size: var(--stroke-selected);
  margin-inline-start: calc(var(--stroke-selected) / -2);
  border-radius: 1px;
  background: var(--kit-ruler-tick-on);
`;

export const Bands = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
`;

export const Band = styled.span`
  flex-basis: 0;
  block-size: 0.1875rem;
  border-radius: 1px;
  background: var(--color-line-strong);

  &[data-look='up'] { background: var(--direction-up-line); }
  &[data-look='down'] { background: var(--direction-down-line); }
  &[data-look='success'] { background: var(--color-status-success-line); }
  &[data-look='warning'] { background: var(--color-status-warning-line); }
  &[data-look='danger'] { background: var(--color-status-danger-line); }
`;
