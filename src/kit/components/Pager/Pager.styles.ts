import styled from 'styled-components';
import { dots, page, strip } from '../../layout/pages.ts';

export const Strip = styled.div`
  ${strip}
  flex: 1;
  outline-offset: -4px;
`;

export const Sheet = styled.div`
  ${page}
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: var(--space-16) var(--space-24);
`;

export const Dots = styled.div`
  ${dots}
  padding: var(--space-8) var(--space-24) var(--space-16);
`;
