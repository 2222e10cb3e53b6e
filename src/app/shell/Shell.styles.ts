import styled, { keyframes } from 'styled-components';

const forward = keyframes`
  from {
    opacity: 0;
    transform: translateX(16px);
  }
`;

const back = keyframes`
  from {
    opacity: 0;
    transform: translateX(-16px);
  }
`;

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

/** The screen on show takes the height that the ribbon leaves. */
export const Frame = styled.div`
  --kit-page-min-height: 0px;

  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/** One kept screen. Slide and fade of 200 ms (readings C3) on coming into view; nothing stays set afterwards. */
export const EntryBox = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  /* Focused by the app, for readers of the screen; nobody tabs to it. */
  outline: none;

  &[data-way='forward'] {
    animation: ${forward} var(--motion-duration-page) var(--motion-ease-out);
  }

  &[data-way='back'] {
    animation: ${back} var(--motion-duration-page) var(--motion-ease-out);
  }

  &[data-way='tab'] {
    animation: ${fade} var(--motion-duration-page) var(--motion-ease-out);
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-way] {
      animation: none;
    }
  }
`;
