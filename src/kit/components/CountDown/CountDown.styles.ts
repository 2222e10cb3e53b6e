import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Clock = styled.span`
  ${figures}
`;
