import styled from 'styled-components';
import { figures, longFigure } from '../../figures.ts';

export const Figure = styled.span`
  ${figures}
  ${longFigure}
`;

export const Unit = styled.span`
  color: var(--color-text-tertiary);
  font-size: max(0.75em, 0.75rem);
  font-weight: var(--font-weight-regular);
`;
