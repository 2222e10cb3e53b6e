import { css, keyframes } from 'styled-components';

/** Every figure: tabular, `case` forms, one line (visual.md section 3). */
export const figures = css`
  font-feature-settings: var(--font-feature-number);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** A figure of `longOf` wraps within its place, wherever it must. */
export const longFigure = css`
  &[data-long] {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

/** Text for screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Direction text by `data-direction`: the scale swaps as a whole on the root, so no component knows a hue. */
export const directionText = css`
  &[data-direction='up'] { color: var(--direction-up-text); }
  &[data-direction='down'] { color: var(--direction-down-text); }
  &[data-direction='flat'] { color: var(--direction-flat-text); }
`;

/* The figure comes from where it was in the first 120 ms of the 600. */
const washUp = keyframes`
  from {
    background-color: var(--direction-up-wash);
    transform: translateY(0.2em);
  }
  20% { transform: none; }
  to { background-color: transparent; }
`;
const washDown = keyframes`
  from {
    background-color: var(--direction-down-wash);
    transform: translateY(-0.2em);
  }
  20% { transform: none; }
  to { background-color: transparent; }
`;

/** The wash behind a figure that just changed; set by pulseCell(). */
export const pulse = css`
  border-radius: var(--radius-xs);
  @media (prefers-reduced-motion: no-preference) {
    &[data-pulse='up'] { animation: ${washUp} var(--motion-duration-pulse) var(--motion-ease-out); }
    &[data-pulse='down'] { animation: ${washDown} var(--motion-duration-pulse) var(--motion-ease-out); }
  }
`;
