import styled from 'styled-components';

export const NewsPicture = styled.img`
  width: 96px;
  height: 64px;
  border-radius: var(--radius-sm);
  background: var(--color-fill-quiet);
  object-fit: cover;
`;
