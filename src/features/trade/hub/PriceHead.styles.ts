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
