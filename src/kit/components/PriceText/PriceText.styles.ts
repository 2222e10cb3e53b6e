import styled from 'styled-components';
import { directionText, figures, longFigure } from '../../figures.ts';

export const Figure = styled.span`
  ${figures}
  ${directionText}
  ${longFigure}
`;
