import styled from 'styled-components';
import { figures } from '../../figures.ts';

/* Figure and unit in the middle, under each other where they have no room beside; a tap on any of it is one on the field. */
export const Middle = styled.label`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: center;
  align-self: stretch;
  justify-content: center;
  gap: 0 var(--space-4);
  min-width: 0;
  padding-block: var(--space-4);
  cursor: text;
`;

/* A long figure is set smaller; only one that no phone has room for is cut. */
export const Input = styled.input`
  flex: 0 1 auto;
  field-sizing: content;
  min-width: 1.5rem;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text-primary);
  font: var(--type-strong);
  text-align: center;
  text-overflow: ellipsis;
  appearance: none;
  ${figures}

  &[data-long] {
    font: var(--type-label);
  }

  &[data-long='very'] {
    font: var(--type-caption-strong);
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
  max-width: 100%;
  color: var(--color-text-tertiary);
  font: var(--type-text);
`;
