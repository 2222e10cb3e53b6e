import styled from 'styled-components';

export const Box = styled.div`
  container-type: inline-size;
`;

/* 40 px of paint in a target of 44, which reaches over what stands below. */
export const Line = styled.button`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--space-8);
  width: 100%;
  min-height: 40px;
  padding-inline: var(--size-gutter);
  color: var(--color-text-secondary);
  font: var(--type-text);
  outline-offset: -2px;

  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0 0 min(0px, 100% - var(--size-touch));
  }
  &:active {
    background: var(--color-fill-pressed);
  }

  /* Large text is never cut: the notice wraps. */
  @container (max-width: 17rem) {
    & > span {
      padding-block: var(--space-8);
      white-space: normal;
    }
  }
`;
