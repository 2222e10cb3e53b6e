import styled from 'styled-components';
import { figures, visuallyHidden } from '../../figures.ts';

export const Clock = styled.span`
  ${figures}
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;
