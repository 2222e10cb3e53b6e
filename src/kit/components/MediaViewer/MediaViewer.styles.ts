import styled, { css } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  inline-size: 100%;
  aspect-ratio: var(--kit-media-ratio);
  overflow: hidden;
  background: var(--color-bg-band);
`;

const whole = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;

  [data-fit='cover'] > & { object-fit: cover; }
`;

export const Picture = styled.img`
  ${whole}
  &[data-off] { visibility: hidden; }
`;

export const StillFrame = styled.canvas`
  ${whole}
  &[data-off] { visibility: hidden; }
`;

export const Film = styled.video`
  ${whole}
`;

export const Sound = styled.audio`
  position: relative;
  inline-size: calc(100% - 2 * var(--space-12));
  margin: auto var(--space-12) var(--space-12);

  &::-webkit-media-controls-current-time-display,
  &::-webkit-media-controls-time-remaining-display { font-family: var(--font-family-base); }
`;

/** In the middle of a sound that has no picture. */
export const Note = styled.span`
  position: absolute;
  inset: 0 0 3.5rem;
  display: flex;
  align-items: center;
  justify-content: center;
  color: var(--color-text-tertiary);
`;

export const Corner = styled.div`
  position: absolute;
  inset: auto var(--space-8) var(--space-8) auto;
`;

/* Lies over the controls, which stay usable: a browser that saves data loads nothing before the first tap. */
export const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  color: var(--color-text-secondary);
  pointer-events: none;

  &[data-bare] { background: var(--color-skeleton-base); }
  & > span {
    display: flex;
    padding: var(--space-8);
    border-radius: var(--radius-full);
    background: var(--color-bg-card);
  }
`;

export const Failure = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-8);
  padding: var(--space-12);
  color: var(--color-text-secondary);
  font: var(--type-text);
  text-align: center;

  & > svg { color: var(--color-status-danger-text); }
`;
