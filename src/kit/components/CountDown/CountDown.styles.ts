import styled from 'styled-components';
import { figures, longFigure } from '../../figures.ts';

export const Clock = styled.span`
  ${figures}
  ${longFigure}
`;
