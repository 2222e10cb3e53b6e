import styled from 'styled-components';
import { BareButton } from '../../pressable/BareButton.ts';

/** Its target is 44 high and wide, and takes no room of the layout. */
export const Press = styled(BareButton)`
  position: relative;
  color: var(--brand-accent-text);
  font-weight: var(--font-weight-medium);

  &::after {
    content: '';
    position: absolute;
    inset-block: calc((1lh - var(--size-touch)) / 2);
    inset-inline: min(0px, (100% - var(--size-touch)) / 2);
  }

  &:active { text-decoration: underline; }

  &:is([data-look='label'], [data-look='bar']) {
    display: inline-flex;
    align-items: center;
    gap: var(--space-4);
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    color: var(--color-text-secondary);
    font: var(--type-label);
  }

  &[data-look='bar'] {
    min-block-size: var(--size-touch);
    /* Ends where an icon of 24 in a target of 44 does. */
    padding-inline: var(--space-8) 10px;
    color: var(--color-text-primary);
  }

  &[aria-disabled] {
    color: var(--color-text-tertiary);
    font-feature-settings: var(--font-feature-number);
    text-decoration: none;
  }

  &[data-look='inherit'] {
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
