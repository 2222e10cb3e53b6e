import styled from 'styled-components';

/** As tall as the sheet allows, so that it does not jump when a search leaves few rows. */
export const Rows = styled.div`
  min-block-size: 60vh;
`;
