import styled from 'styled-components';
import { figures } from '../../figures.ts';

/* Figure and unit stand together in the middle; a figure too long for the box is cut at its end, not the box stretched. */
export const Middle = styled.span`
  display: flex;
  flex: 1;
  align-items: baseline;
  justify-content: center;
  gap: var(--space-4);
  min-width: 0;
`;

export const Input = styled.input`
  flex: 0 1 auto;
  field-sizing: content;
  min-width: 1.5rem;
  max-width: 100%;
  min-height: var(--size-touch);
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text-primary);
  font: var(--type-strong);
  text-align: center;
  text-overflow: ellipsis;
  appearance: none;
  ${figures}

  /* Without a unit the whole middle is the target. */
  &:only-child {
    flex: 1;
  }

  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: var(--color-text-tertiary);
    opacity: 1;
  }

  &:disabled {
    color: var(--color-text-disabled);
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
`;

export const Unit = styled.span`
  flex: none;
  max-width: 40%;
  color: var(--color-text-tertiary);
  font: var(--type-text);
  overflow-wrap: anywhere;
`;
