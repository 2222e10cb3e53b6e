import styled from 'styled-components';
import { BareButton } from '../../pressable/BareButton.ts';

export const Target = styled(BareButton)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: var(--size-touch);
  height: var(--size-touch);
  border-radius: var(--radius-md);
  color: var(--color-text-primary);
  outline-offset: -2px;
  transition: background-color var(--motion-duration-instant);

  /* The target lies over what is above and below. */
  &[data-flat] { margin-block: calc((var(--space-24) - var(--size-touch)) / 2); }

  &[data-flat='end'] { margin-inline: calc((1rem - var(--size-touch)) / 2); }
  &[data-edge] { margin-inline-end: calc((var(--space-24) - var(--size-touch)) / 2); }
  &[data-edge]:has(> svg[width='20']) { margin-inline-end: calc((var(--space-20) - var(--size-touch)) / 2); }

  &[data-tone='quiet'] {
    color: var(--color-text-secondary);
  }

  &[data-tone='accent'] {
    color: var(--brand-accent-text);
  }

  /* On pictures and on the hero: a disc keeps the contrast whatever lies under it. */
  &[data-tone='overlay'] {
    border-radius: var(--radius-full);
    background: var(--color-bg-scrim);
    color: var(--brand-hero-text);
  }

  &:active:not(:disabled) {
    background: var(--color-fill-pressed);
  }

  &:disabled {
    color: var(--color-text-disabled);
  }
`;

export const Dot = styled.span`
  position: absolute;
  inset-block-start: 9px;
  inset-inline-end: 9px;
  width: 8px;
  height: 8px;
  border-radius: var(--radius-full);
  background: var(--color-status-danger-line);
  box-shadow: 0 0 0 2px var(--color-bg-page);
`;
