import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Figure = styled.span`
  ${figures}
`;
