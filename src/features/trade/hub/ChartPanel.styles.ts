import styled from 'styled-components';

/* The button lies over the free corner of the legend line. */
export const Chart = styled.div`
  position: relative;

  /* As much as leaves the book a gap of 16 to the buttons on a phone of 812. */
  &[data-size='usual'] { --kit-chart-height: 18.4375rem; }
  &[data-size='large'] { block-size: 21.5rem; }
  & > [data-corner] {
    position: absolute;
    inset-block-start: calc(var(--space-12) * -1);
    inset-inline-end: 4px;
    z-index: var(--z-sticky);
  }
`;
