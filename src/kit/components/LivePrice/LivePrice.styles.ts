import styled from 'styled-components';
import { figures, longFigure, pulse } from '../../figures.ts';

export const Figure = styled.span`
  --kit-live-font: inherit;
  display: inline-block;
  font: var(--kit-live-font);
  ${figures}
  ${pulse}

  &[data-size='headline'] {
    --kit-live-font: var(--type-headline);
    font-size: min(1.75rem, 13cqi);
    letter-spacing: var(--type-headline-tracking);
  }
  &[data-size='strong'] { --kit-live-font: var(--type-strong); }
  &[data-toned][data-direction='up'] { color: var(--direction-up-text); }
  &[data-toned][data-direction='down'] { color: var(--direction-down-text); }
  &[data-toned][data-direction='flat'] { color: var(--color-text-primary); }
  ${longFigure}
  &&[data-stale] { color: var(--color-stale-text); }
`;
