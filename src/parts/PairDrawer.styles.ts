import styled from 'styled-components';

/** As tall as the sheet allows, so that it does not jump when a search leaves few rows. */
export const Rows = styled.div`
  min-block-size: 60vh;
`;

/** Rows out of sight cost nothing. */
export const RowBox = styled.div`
  content-visibility: auto;
  contain-intrinsic-block-size: auto var(--size-row-quote);
`;
