import styled from 'styled-components';

export const RowPress = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
`;
