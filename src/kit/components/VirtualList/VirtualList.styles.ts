import styled from 'styled-components';

export const ListBox = styled.div`
  overflow-anchor: none;
`;

export const RowBox = styled.div`
  contain: strict;
`;
