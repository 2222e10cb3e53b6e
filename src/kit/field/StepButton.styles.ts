import styled from 'styled-components';

export const Step = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  align-self: stretch;
  width: var(--size-touch);
  border-radius: var(--radius-sm);
  color: var(--color-text-secondary);
  outline-offset: -4px;
  -webkit-touch-callout: none;

  &:active {
    background: var(--color-fill-pressed);
  }

  &:disabled {
    background: none;
    color: var(--color-text-disabled);
  }
`;
