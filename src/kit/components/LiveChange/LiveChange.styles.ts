import styled from 'styled-components';
import { directionText, figures, longFigure } from '../../figures.ts';

export const Change = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  font: var(--type-label);
  ${figures}
  ${directionText}

  ${longFigure}
  &&[data-stale] { color: var(--color-stale-text); }
  &[data-arrow]:not([data-direction='flat'])::before {
    content: '';
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    background: currentColor;
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M8 13V3.5M4 7.5l4-4 4 4'/%3E%3C/svg%3E") center / contain no-repeat;
  }
  &[data-arrow][data-direction='down']::before { transform: scaleY(-1); }
`;
