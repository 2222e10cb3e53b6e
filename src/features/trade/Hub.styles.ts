import styled from 'styled-components';

/* Price left, range right (visual.md section 10); under 17rem they stack. */
export const Price = styled.section`
  container-type: inline-size;
  padding: var(--space-12) var(--size-gutter) var(--space-4);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 156px);
    gap: var(--space-12);
    align-items: end;
  }

  @container (inline-size < 17rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  margin: 0;
  color: var(--color-text-tertiary);
  font: var(--type-label);
`;

export const VolumeLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-8);
  margin: 0;
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  & > :last-child {
    color: var(--color-text-primary);
    font: var(--type-caption-strong);
  }
`;

export const Notice = styled.p`
  margin: 0;
  padding: var(--space-12) var(--size-gutter);
  background: var(--color-status-info-wash);
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

export const Title = styled.div`
  padding-inline-start: var(--size-gutter);
`;

export const FullScreen = styled.dialog`
  position: fixed;
  inset: 0;
  display: grid;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  grid-template-rows: auto auto minmax(0, 1fr);
  background: var(--color-bg-page);
  color: inherit;
`;

export const Book = styled.section`
  padding-block-end: var(--space-16);
`;

export const Inset = styled.div`
  padding-inline: var(--size-gutter);
`;

/* The button lies over the free corner of the legend line. */
export const Chart = styled.div`
  position: relative;

  & > [data-corner] {
    position: absolute;
    inset-block-start: calc(var(--space-12) * -1);
    inset-inline-end: 0;
    z-index: var(--z-sticky);
  }
`;

export const Group = styled.div`
  min-inline-size: 4.5rem;
`;
