import styled from 'styled-components';
import { figures, longFigure } from '../../figures.ts';

export const Figure = styled.span`
  ${figures}
  ${longFigure}
`;
