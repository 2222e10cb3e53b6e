import styled from 'styled-components';

export const Target = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  min-width: var(--size-touch);
  min-height: var(--size-touch);
  border-radius: var(--radius-sm);

  &:focus-visible {
    outline: none;
  }
`;

export const Track = styled.span`
  display: flex;
  align-items: center;
  width: 44px;
  height: 26px;
  padding: 2px;
  border-radius: var(--radius-full);
  background: var(--color-line-control);
  transition: background-color var(--motion-duration-fast);

  &::after {
    content: '';
    width: 22px;
    height: 22px;
    border-radius: var(--radius-full);
    background: var(--color-fill-thumb);
    box-shadow: var(--shadow-thumb);
    transition: transform var(--motion-duration-fast) var(--motion-ease-out);
  }

  [aria-checked='true'] > & {
    background: var(--brand-accent-track);
  }

  [aria-checked='true'] > &::after {
    transform: translateX(18px);
  }

  :disabled > & {
    opacity: 0.4;
  }

  :focus-visible > & {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 2px;
  }
`;
