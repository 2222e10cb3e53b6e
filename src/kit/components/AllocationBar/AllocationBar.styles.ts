import styled, { css } from 'styled-components';
import { figures } from '../../figures.ts';

/* Between wash and glyph of a mark: strong enough for a thin bar, never as strong as a direction. */
const tints = css`
  --kit-part-wash: var(--color-mark-slate-wash);
  --kit-part-glyph: var(--color-mark-slate-glyph);
  background: color-mix(in oklab, var(--kit-part-glyph) 68%, var(--kit-part-wash));

  &[data-tint='clay'] { --kit-part-wash: var(--color-mark-clay-wash); --kit-part-glyph: var(--color-mark-clay-glyph); }
  &[data-tint='ochre'] { --kit-part-wash: var(--color-mark-ochre-wash); --kit-part-glyph: var(--color-mark-ochre-glyph); }
  &[data-tint='olive'] { --kit-part-wash: var(--color-mark-olive-wash); --kit-part-glyph: var(--color-mark-olive-glyph); }
  &[data-tint='lagoon'] { --kit-part-wash: var(--color-mark-lagoon-wash); --kit-part-glyph: var(--color-mark-lagoon-glyph); }
  &[data-tint='steel'] { --kit-part-wash: var(--color-mark-steel-wash); --kit-part-glyph: var(--color-mark-steel-glyph); }
  &[data-tint='iris'] { --kit-part-wash: var(--color-mark-iris-wash); --kit-part-glyph: var(--color-mark-iris-glyph); }
  &[data-tint='mauve'] { --kit-part-wash: var(--color-mark-mauve-wash); --kit-part-glyph: var(--color-mark-mauve-glyph); }
`;

export const Bar = styled.div`
  display: flex;
  gap: var(--space-2);
  block-size: 8px;
  overflow: hidden;
  border-radius: var(--radius-xs);
`;

export const Part = styled.span`
  flex-basis: 4px;
  ${tints}
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  margin: var(--space-8) 0 0;
  padding: 0;
  list-style: none;
  color: var(--color-text-primary);
  font: var(--type-caption-strong);
`;

export const Word = styled.li`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  max-inline-size: 100%;
  ${figures}

  & > span:not(:first-child) {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Swatch = styled.span`
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 2px;
  ${tints}
`;

export const Share = styled.span`
  color: var(--color-text-tertiary);
  font-weight: var(--font-weight-regular);
`;
