import styled from 'styled-components';
import { directionText, figures } from '../../figures.ts';

export const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  max-inline-size: 100%;
  ${figures}
  ${directionText}

  & > span {
    min-inline-size: 0;
    overflow-wrap: break-word;
    white-space: normal;
  }
`;

export const Arrow = styled.svg`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
