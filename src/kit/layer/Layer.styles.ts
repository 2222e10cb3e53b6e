import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const vanish = keyframes`
  to {
    opacity: 0;
  }
`;

const rise = keyframes`
  from {
    transform: translateY(100%);
  }
`;

const sink = keyframes`
  to {
    transform: translateY(100%);
  }
`;

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(16px);
  }
`;

/* The dialog is the whole screen and carries the scrim: ::backdrop would not see the tokens everywhere. */
export const Screen = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 0 var(--kit-keyboard, 0px);
  border: 0;
  background: none;
  color: var(--color-text-primary);
  overflow: hidden;
  /* What takes the focus still stands below the screen: nothing may bring it into sight but its own slide. */
  overflow: clip;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: none;
  }

  &::before {
    content: '';
    position: fixed;
    inset: 0;
    background: var(--color-bg-scrim);
    animation: ${appear} var(--motion-duration-page) var(--motion-ease-out);
  }

  &[data-closing]::before {
    animation: ${vanish} var(--motion-duration-page) var(--motion-ease-in) forwards;
  }

  &[data-kind='sheet'] {
    justify-content: flex-end;
    align-items: center;
  }

  &[data-kind='center'] {
    justify-content: center;
    align-items: center;
  }
`;

export const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: var(--size-page-max);
  background: var(--kit-sheet-bg);
  overflow: hidden;
  container-type: inline-size;
  overscroll-behavior: contain;

  &:focus {
    outline: none;
  }

  [data-kind='sheet'] > & {
    max-height: calc(100% - var(--space-40));
    border-start-start-radius: var(--kit-sheet-radius);
    border-start-end-radius: var(--kit-sheet-radius);
    box-shadow: var(--shadow-sheet);
    animation: ${rise} var(--motion-duration-sheet) var(--motion-ease-out);
  }

  [data-kind='sheet'][data-closing] > & {
    animation: ${sink} var(--motion-duration-page) var(--motion-ease-in) forwards;
  }

  [data-kind='center'] > & {
    width: calc(100% - 2 * var(--space-24));
    max-width: 400px;
    max-height: calc(100% - 2 * var(--space-24));
    border-radius: var(--kit-sheet-radius);
    box-shadow: var(--shadow-float);
    animation: ${enter} var(--motion-duration-page) var(--motion-ease-out);
  }

  [data-kind='center'][data-closing] > & {
    animation: ${vanish} var(--motion-duration-fast) var(--motion-ease-in) forwards;
  }
`;
