import styled from 'styled-components';

/* Five rows in sight, the middle one chosen and banded; three where the text is so large that wheels stand in two lines. */
export const Turn = styled.div`
  --row: 2.75rem;
  --beside: 2;
  position: relative;
  flex: 1 1 4rem;
  min-inline-size: 3rem;

  &[data-wide] { flex: 3 1 8rem; }

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(var(--row) * var(--beside));
    block-size: var(--row);
    border-radius: var(--radius-sm);
    background: var(--color-fill-quiet);
    pointer-events: none;
  }
  @container (max-width: 17rem) {
    --beside: 1;
    &[data-wide] { flex-basis: 100%; }
  }
`;

/* Native scrolling with snap points carries touch, mouse wheel and inertia. */
export const List = styled.div`
  position: relative;
  block-size: calc(var(--row) * (2 * var(--beside) + 1));
  padding-block: calc(var(--row) * var(--beside));
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-snap-type: y mandatory;
  scrollbar-width: none;
  touch-action: pan-y;
  border-radius: var(--radius-sm);
  outline-offset: -2px;

  &::-webkit-scrollbar { display: none; }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  block-size: var(--row);
  padding-inline: var(--space-4);
  scroll-snap-align: center;
  color: var(--color-text-tertiary);
  font: var(--type-body);
  line-height: 1.15;
  text-align: center;
  cursor: pointer;
  user-select: none;
  font-feature-settings: var(--font-feature-number);
  font-variant-numeric: tabular-nums;

  &[aria-selected='true'] {
    color: var(--color-text-primary);
    font-weight: var(--font-weight-semibold);
  }
  &[aria-disabled='true'] {
    color: var(--color-text-disabled);
    text-decoration: line-through;
    cursor: not-allowed;
  }
`;

export const Wheels = styled.div`
  display: flex;
  gap: var(--space-8);
  padding-inline: var(--size-gutter);

  @container (max-width: 17rem) {
    flex-wrap: wrap;
    row-gap: var(--space-16);
  }
`;

export const Summary = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-12);
  padding: 0 var(--size-gutter) var(--space-12);
  color: var(--color-text-secondary);
  font: var(--type-text);

  & > strong {
    color: var(--color-text-primary);
    font: var(--type-label);
    font-feature-settings: var(--font-feature-number);
  }
`;
