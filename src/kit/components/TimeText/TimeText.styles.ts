import styled from 'styled-components';
import { figures } from '../../figures.ts';

/* A stamp in words breaks between them where its line is short. */
export const Moment = styled.time`
  ${figures}
  white-space: inherit;
`;
