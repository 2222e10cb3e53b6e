import styled from 'styled-components';
import { directionText, figures } from '../../figures.ts';

export const Figure = styled.span`
  ${figures}
  ${directionText}
`;
