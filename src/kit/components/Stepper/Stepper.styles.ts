import styled from 'styled-components';
import { LineInput } from '../../field/LineInput.tsx';
import { figures } from '../../figures.ts';

/* Figure and unit in the middle, the unit under a long figure; a tap on any of it is one on the field. */
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
export const Input = styled(LineInput)`
  --text-align: center;

  flex: 0 1 auto;
  width: auto;
  font: var(--type-strong);
  ${figures}

  & > input {
    field-sizing: content;
    width: auto;
    min-width: 1.5rem;
  }

  &[data-long] {
    font: var(--type-label);
  }

  &[data-long='very'] {
    font: var(--type-caption-strong);
  }
`;

export const Unit = styled.span`
  max-width: 100%;
  color: var(--color-text-tertiary);
  font: var(--type-text);

  [data-long] + & {
    flex-basis: 100%;
    font: var(--type-caption);
    text-align: center;
  }
`;
