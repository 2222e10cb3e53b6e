import styled from 'styled-components';

export const RelatedHead = styled.h2`
  padding: var(--space-16) var(--size-gutter) var(--space-4);
  border-block-start: var(--space-8) solid var(--color-bg-band);
  font: var(--type-heading);
  letter-spacing: var(--type-heading-tracking);
`;
