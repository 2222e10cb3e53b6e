import styled from 'styled-components';
import { figures, longFigure } from '../../figures.ts';

export const Pill = styled.span`
  display: inline-flex;
  box-sizing: border-box;
  flex: none;
  align-items: center;
  justify-content: center;
  min-inline-size: var(--kit-change-pill-width);
  block-size: max(var(--kit-change-pill-height), 2rem);
  padding-inline: var(--space-8);
  border-radius: var(--kit-change-pill-radius);
  background: var(--kit-change-pill-flat-bg);
  color: var(--kit-change-pill-flat-text);
  font: var(--type-label);
  font-weight: var(--font-weight-semibold);
  ${figures}
  ${longFigure}

  &[data-long] {
    flex-shrink: 1;
    min-block-size: max(var(--kit-change-pill-height), 2rem);
    block-size: auto;
  }

  &[data-direction='up'] {
    background: var(--kit-change-pill-up-bg);
    color: var(--kit-change-pill-up-text);
  }
  &[data-direction='down'] {
    background: var(--kit-change-pill-down-bg);
    color: var(--kit-change-pill-down-text);
  }
  [data-stale] & {
    background: var(--kit-change-pill-flat-bg);
    color: var(--color-stale-text);
  }
`;
