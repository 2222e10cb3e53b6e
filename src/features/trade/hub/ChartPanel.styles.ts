import styled from 'styled-components';

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
