import styled from 'styled-components';

/* Six targets of 44 fit on 320. */
export const Tools = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  justify-content: space-around;
  block-size: var(--size-touch);
  border-block-start: var(--stroke-hair) solid var(--color-line-hairline);

  /* The tool in the hand: its hue alone would not tell. */
  & > [aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset: auto 10px 4px;
    block-size: 2px;
    background: currentColor;
  }
`;

/* At the top, where the finger that draws seldom is. */
export const Hint = styled.p`
  position: absolute;
  inset-block-start: 1.5rem;
  inset-inline: var(--space-8);
  z-index: 1;
  inline-size: fit-content;
  margin: 0 auto;
  padding: var(--space-4) var(--space-8);
  border-radius: var(--radius-sm);
  background: var(--color-chart-tag);
  color: var(--color-chart-tag-text);
  font: var(--type-caption);
  text-align: center;
  pointer-events: none;

  & > b { font: var(--type-caption-strong); }
`;

/* For the keys alone while no tool is in the hand: fingers reach the chart through it. */
export const Surface = styled.div`
  position: absolute;
  inset: 0;
  border-radius: var(--radius-sm);
  outline-offset: calc(-1 * var(--stroke-focus));
  pointer-events: none;
  touch-action: none;

  &[data-armed] {
    pointer-events: auto;
    cursor: crosshair;
  }
`;
