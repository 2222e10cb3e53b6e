import styled from 'styled-components';

export const Mark = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: var(--kit-logo-size);
  height: var(--kit-logo-size);
  border-radius: 25%;
  background: var(--kit-logo-bg, var(--brand-hero-bg));
  color: var(--brand-hero-text);
  overflow: hidden;

  & > b {
    padding-block-end: 16%;
    font-family: var(--font-family-base);
    font-size: calc(var(--kit-logo-size) * 0.38);
    font-weight: var(--font-weight-bold);
    line-height: 1;
    letter-spacing: -0.02em;
  }

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  & > svg {
    position: absolute;
    inset-block-end: 15%;
    inset-inline: 25%;
    width: 50%;
    height: 14%;
    stroke: var(--brand-hero-quiet);
    stroke-width: 1.5;
  }
`;
