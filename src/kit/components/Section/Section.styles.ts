import styled from 'styled-components';

export const Box = styled.section`
  &[data-band] { border-block-start: var(--space-8) solid var(--color-bg-band); }
  &[data-band][data-look='quiet'] { padding-block-end: var(--space-8); }
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  margin-inline-start: auto;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  padding: var(--space-16) var(--size-gutter) var(--space-4);

  /* With large text what stands at the end begins its line where the title does, and ends it where both have one. */
  @container page (max-width: 17rem) {
    & > ${End} { margin-inline-start: 0; }
    &:has(> ${End}:nth-child(2)) { justify-content: space-between; }
  }

  /* Something to touch stands in the line, and makes it as high as a finger. */
  &[data-touch] {
    /* Its target reaches a little over what stands below. */
    position: relative;
    z-index: 1;
    min-block-size: var(--size-touch);
    padding-block: var(--space-8) var(--space-4);
  }

  [data-look='line'] > & {
    min-block-size: 2rem;
    margin-block-start: var(--space-8);
    padding-block: 0;
  }
`;
