import styled, { css } from 'styled-components';

/* Dark sheets are lighter than pages: what lies on them as a wash is thinner, so that its words stay as legible. */
const thinWash = css`
  :root[data-theme='dark'] & {
    --direction-up-wash: color-mix(in srgb, var(--direction-up-line) 8%, transparent);
    --direction-down-wash: color-mix(in srgb, var(--direction-down-line) 8%, transparent);
  }
`;

export const Grip = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  touch-action: none;

  &[data-handle]::before {
    content: '';
    align-self: center;
    width: 36px;
    height: 4px;
    margin-block-start: var(--space-8);
    border-radius: 2px;
    background: var(--color-line-strong);
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-8);
  min-height: 56px;
  padding-inline: var(--size-gutter) var(--space-4);
  ${thinWash}

  & > h2 {
    flex: 1;
    min-width: 0;
    font: var(--type-heading);
    letter-spacing: var(--type-heading-tracking);
  }
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 0 var(--size-gutter) var(--space-16);
  overflow-y: auto;
  overscroll-behavior: contain;
  container-type: inline-size;
  ${thinWash}

  &[data-flush] {
    padding-inline: 0;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Footer = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--space-8);
  padding: var(--space-8) var(--size-gutter) var(--space-16);

  /* Words that do not fit beside the other button go below it, whole. */
  & > * {
    flex: 1 1 8rem;
    min-inline-size: fit-content;
  }
`;
