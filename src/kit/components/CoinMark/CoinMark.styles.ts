import styled from 'styled-components';

export const Disc = styled.span`
  --kit-mark-size: var(--size-mark-lg);
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--kit-mark-size);
  block-size: var(--kit-mark-size);
  overflow: hidden;
  border-radius: 50%;
  background: var(--kit-mark-ground);
  color: var(--color-mark-on);
  font-family: var(--font-family-base);
  font-size: calc(var(--kit-mark-size) * 0.39);
  font-weight: var(--font-weight-semibold);
  letter-spacing: -0.02em;
  line-height: 1;
  user-select: none;

  &[data-size='20'] { --kit-mark-size: var(--size-mark-sm); }
  &[data-size='24'] { --kit-mark-size: var(--size-mark-md); }
  &[data-size='36'] { --kit-mark-size: var(--size-mark-row); }
  &[data-size='40'] { --kit-mark-size: var(--size-mark-xl); }
  /* Letters need more contrast than drawings do. */
  &[data-letters] { background: color-mix(in srgb, var(--kit-mark-ground) 88%, black); }
  &[data-kind='stock'] { border-radius: 28%; }
`;

/* The drawings inherit the pen from here: they stand in a file of their own. */
export const Glyph = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: var(--color-mark-on);
  stroke-width: 2.75;
  stroke-miterlimit: 6;
`;
