import styled from 'styled-components';

export const Disc = styled.span`
  --kit-mark-size: var(--size-mark-md);
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--kit-mark-size);
  block-size: var(--kit-mark-size);
  overflow: hidden;
  border-radius: 50%;
  background: var(--kit-mark-wash);
  color: var(--kit-mark-glyph);
  font-family: 'Kit Marks', var(--font-family-base);
  font-size: calc(var(--kit-mark-size) * 0.5);
  font-weight: var(--font-weight-semibold);
  line-height: 1;
  user-select: none;

  &[data-size='20'] { --kit-mark-size: var(--size-mark-sm); }
  &[data-size='40'] { --kit-mark-size: var(--size-mark-lg); }
  &[data-kind='stock'] { border-radius: 28%; }

  &[data-tint='clay'] { --kit-mark-wash: var(--color-mark-clay-wash); --kit-mark-glyph: var(--color-mark-clay-glyph); }
  &[data-tint='ochre'] { --kit-mark-wash: var(--color-mark-ochre-wash); --kit-mark-glyph: var(--color-mark-ochre-glyph); }
  &[data-tint='olive'] { --kit-mark-wash: var(--color-mark-olive-wash); --kit-mark-glyph: var(--color-mark-olive-glyph); }
  &[data-tint='lagoon'] { --kit-mark-wash: var(--color-mark-lagoon-wash); --kit-mark-glyph: var(--color-mark-lagoon-glyph); }
  &[data-tint='steel'] { --kit-mark-wash: var(--color-mark-steel-wash); --kit-mark-glyph: var(--color-mark-steel-glyph); }
  &[data-tint='iris'] { --kit-mark-wash: var(--color-mark-iris-wash); --kit-mark-glyph: var(--color-mark-iris-glyph); }
  &[data-tint='mauve'] { --kit-mark-wash: var(--color-mark-mauve-wash); --kit-mark-glyph: var(--color-mark-mauve-glyph); }
  &[data-tint='slate'] { --kit-mark-wash: var(--color-mark-slate-wash); --kit-mark-glyph: var(--color-mark-slate-glyph); }
`;
