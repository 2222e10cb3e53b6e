import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Figure = styled.span`
  ${figures}

  /* Wider than any balance: it breaks rather than leave the screen. */
  &[data-long] {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

export const Unit = styled.span`
  color: var(--color-text-tertiary);
  font-size: 0.75em;
  font-weight: var(--font-weight-regular);
`;
