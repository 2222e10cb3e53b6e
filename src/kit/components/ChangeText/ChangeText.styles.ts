import styled from 'styled-components';
import { directionText, figures } from '../../figures.ts';

export const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  max-inline-size: 100%;
  ${figures}
  ${directionText}

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
