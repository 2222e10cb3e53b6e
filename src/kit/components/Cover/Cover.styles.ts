import styled from 'styled-components';

export const Frame = styled.span`
  --kit-tick-width: 1.5px;
  position: relative;
  display: block;
  flex: none;
  background: var(--brand-hero-bg);
  overflow: clip;

  &[data-look='wide'] {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border-radius: var(--radius-md);
  }
  /* Ticks alone are no reason to wait for the words. */
  &[data-look='wide'][data-drawn] { aspect-ratio: 5 / 2; }
  &[data-look='thumb'] {
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--radius-sm);
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > svg {
    position: absolute;
    inset-block-end: 0;
    block-size: 62%;
  }
`;
