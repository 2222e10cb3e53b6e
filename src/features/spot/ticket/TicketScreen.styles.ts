import styled from 'styled-components';

/* Form 3 : book 2 (visual.md section 10); under 17rem the book goes below. */
export const Split = styled.div`
  container-type: inline-size;
  padding: var(--space-8) var(--size-gutter) var(--space-16);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 203fr) minmax(0, 128fr);
    gap: var(--space-12);
    align-items: start;
  }

  @container (inline-size < 17rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Change = styled.span`
  line-height: max(var(--size-touch), 1.5rem);
  margin-inline-start: var(--space-8);
  font: var(--type-label);
`;

export const Notice = styled.p`
  margin: 0;
  padding: var(--space-12) var(--size-gutter);
  background: var(--color-status-info-wash);
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

/* The change gives way where large text leaves no room: it wraps out of the one line that shows. */
export const PairLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  block-size: max(var(--size-touch), 1.5rem);
  overflow: hidden;
`;
