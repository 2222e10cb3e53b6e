import styled from 'styled-components';

/* No frame and no radius: shape tells the class, and artworks are plain rectangles. */
export const Card = styled.article`
  position: relative;
  container-type: inline-size;
  inline-size: 100%;
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding-block: var(--space-8) var(--space-4);

  & > * {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  & > h3 { font: var(--type-label); }
`;

/* The whole card is its target; what can be tapped inside it lies above. */
export const Open = styled.button`
  min-inline-size: 0;
  font: var(--type-label);
  font-weight: var(--font-weight-semibold);
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible { outline: none; }
  &:focus-visible::after {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 2px;
  }
`;

export const Caption = styled.p`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  font-feature-settings: var(--font-feature-number);
`;

export const Price = styled.p`
  color: var(--color-text-primary);
  font: var(--type-strong);

  & > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  margin-block-start: var(--space-4);
`;
