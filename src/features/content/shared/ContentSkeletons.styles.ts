import styled from 'styled-components';

export const NewsPlace = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-16) var(--size-gutter);
  border-block-end: var(--stroke-hair) solid var(--color-line-hairline);

  &[data-inset] { padding-inline: 0; }
`;
