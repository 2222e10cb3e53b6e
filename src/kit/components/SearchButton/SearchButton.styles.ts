import styled from 'styled-components';
import { BareButton } from '../../pressable/BareButton.ts';

export const Opener = styled(BareButton)`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-8);
  min-width: 0;
  max-width: 100%;
  min-height: 36px;
  padding: var(--space-4) var(--space-12);
  border-radius: var(--radius-full);
  background: var(--color-fill-quiet);
  color: var(--color-text-tertiary);
  font: var(--type-text);

  &:active { background: var(--color-fill-pressed); }

  &::after {
    content: '';
    position: absolute;
    inset-block: calc((100% - var(--size-touch)) / 2);
    inset-inline: 0;
  }

  /* One line between mark and icons: with large text it stops growing rather than being cut. */
  & > span > span {
    min-width: 0;
    overflow: hidden;
    font-size: min(0.875rem, 4.25cqi);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @container page (max-width: 21rem) {
    gap: var(--space-4);
    padding-inline: var(--space-8);
  }
`;
