import styled from 'styled-components';

export const Box = styled.div`
  container-type: inline-size;
`;

export const Line = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  width: 100%;
  min-height: var(--size-touch);
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
