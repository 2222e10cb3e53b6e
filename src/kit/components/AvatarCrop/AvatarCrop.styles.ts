import styled from 'styled-components';
import { visuallyHidden } from '../../figures.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

/* A square as large as the sheet leaves room for; what is outside of the circle is dimmed. */
export const Stage = styled.div`
  position: relative;
  align-self: center;
  inline-size: min(100%, 20rem, 46dvh);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--radius-md);
  background: var(--color-bg-band);
  cursor: grab;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;

  &:active { cursor: grabbing; }

  & > img {
    position: absolute;
    inset-block-start: var(--crop-top);
    inset-inline-start: var(--crop-start);
    inline-size: var(--crop-width);
    max-inline-size: none;
    block-size: var(--crop-height);
    pointer-events: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 100vmax var(--color-bg-scrim), inset 0 0 0 var(--stroke-selected) var(--brand-hero-text);
    pointer-events: none;
  }
  &[data-empty]::after { display: none; }
`;

export const Hint = styled.p`
  color: var(--color-text-tertiary);
  font: var(--type-text);
  text-align: center;
`;

export const Keys = styled.span`
  ${visuallyHidden}
`;
