import styled from 'styled-components';
import { figures, visuallyHidden } from '../../figures.ts';

export const Row = styled.div`
  --kit-event-disc: min(2.25rem, 56px);
  position: relative;
  display: flex;
  gap: var(--space-12);
  padding: 10px var(--size-gutter);

  /* Unread is a point in the gutter, beside the icon's middle. */
  &[data-unread]::before {
    content: '';
    position: absolute;
    inset: calc(7px + var(--kit-event-disc) / 2) auto auto calc((var(--size-gutter) - 6px) / 2);
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--radius-full);
    background: var(--brand-accent-line);
  }
  &:has(> div > div > button:active) { background: var(--color-fill-pressed); }
`;

export const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--kit-event-disc);
  block-size: var(--kit-event-disc);
  border-radius: var(--radius-full);
  background: var(--color-fill-quiet);
  color: var(--color-text-secondary);

  & > svg {
    inline-size: min(1.25rem, 32px);
    block-size: min(1.25rem, 32px);
  }
  [data-unread] > & { color: var(--color-text-primary); }
`;

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/* Title and time share a line, and the title wraps; with large text the time goes below. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-12);
`;

/* All of the row answers to a tap on its title. */
export const Title = styled.button`
  flex: 1 1 10rem;
  min-inline-size: 0;
  color: var(--color-text-secondary);
  font: var(--type-label);
  text-align: start;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible { outline: none; }
  &:focus-visible::after {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: -2px;
  }
  [data-unread] & {
    color: var(--color-text-primary);
    font-weight: var(--font-weight-semibold);
  }
`;

export const Time = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  ${figures}
`;

export const Words = styled.p`
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

/* Over what makes the whole row one target. */
export const Acts = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  inline-size: fit-content;
  margin-block-start: var(--space-8);
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;
