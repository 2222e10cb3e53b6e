import styled from 'styled-components';

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: 0 var(--size-gutter) calc(var(--space-16) + env(safe-area-inset-bottom));
`;

export const MarkLine = styled.div`
  padding-block: var(--space-32) var(--space-24);

  &[data-small] { padding-block: var(--space-8) var(--space-16); }
`;

export const Headline = styled.h1`
  font: var(--type-headline);
  font-size: min(1.75rem, 13cqi);
  letter-spacing: var(--type-headline-tracking);
  overflow-wrap: anywhere;
`;

export const Intro = styled.p`
  margin-block-start: var(--space-4);
  color: var(--color-text-secondary);
  font: var(--type-body);
`;

export const FormPlace = styled.div`
  margin-block-start: var(--space-32);
`;

/** A link in a sentence. Its target is 44 high without moving the lines. */
export const TextLink = styled.button`
  position: relative;
  color: var(--brand-accent-text);
  font-weight: var(--font-weight-medium);

  &::after {
    content: '';
    position: absolute;
    inset-block: calc((1.25rem - var(--size-touch)) / 2);
    inset-inline: min(0px, (100% - var(--size-touch)) / 2);
  }
  &:active { text-decoration: underline; }
`;

export const Lower = styled.p`
  margin-block-start: var(--space-16);
  color: var(--color-text-secondary);
  font: var(--type-text);
  text-align: center;
`;
