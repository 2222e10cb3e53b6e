import styled from 'styled-components';

export const Box = styled.div`
  container-type: inline-size;
  padding-inline: var(--size-gutter);
`;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 203fr) minmax(0, 128fr);
  gap: var(--space-12);
  align-items: start;

  &[data-parts='rest:156'] { grid-template-columns: minmax(min-content, 1fr) minmax(0, 156px); }

  @container (inline-size < 17rem) {
    &[data-parts] { grid-template-columns: minmax(0, 1fr); }
  }
`;
