import styled from 'styled-components';

export const Disc = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: var(--kit-avatar-size);
  height: var(--kit-avatar-size);
  border-radius: var(--radius-full);
  background: color-mix(in srgb, var(--kit-avatar-ground) 88%, black);
  color: var(--color-mark-on);
  font: var(--type-strong);
  font-size: calc(var(--kit-avatar-size) / 2);
  line-height: 1;
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
