import styled from 'styled-components';

export const Box = styled.section`
  &[data-band] { border-block-start: var(--space-8) solid var(--color-bg-band); }
  &[data-band][data-look='quiet'] { padding-block-end: var(--space-8); }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-12);
  padding: var(--space-16) var(--size-gutter) var(--space-4);

  /* Something to touch stands in the line, and makes it as high as a finger. */
  &[data-touch] {
    min-block-size: var(--size-touch);
    padding-block: 0;
  }
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  margin-inline-start: auto;
`;
