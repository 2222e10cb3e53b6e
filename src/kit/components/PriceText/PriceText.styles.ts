import styled from 'styled-components';
import { directionText, figures } from '../../figures.ts';

export const Figure = styled.span`
  ${figures}
  ${directionText}
  /* A figure has no blanks to break at: it wraps only where it is longer than the line. */
  overflow-wrap: break-word;
  white-space: normal;
`;
