import styled from 'styled-components';
import { LineInput } from '../../field/LineInput.tsx';

export const Cells = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--space-4);
  min-height: var(--size-field);
`;

/* One real input lies over the six cells, so that the keyboard's one-time code, paste and screen readers meet one field. */
export const Input = styled(LineInput)`
  position: absolute;
  inset: 0;
  color: transparent;
  caret-color: transparent;
  font: var(--type-heading);

  & > input::selection {
    background: transparent;
  }
`;

export const Cell = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  border-radius: var(--radius-sm);
  background: var(--kit-field-bg);
  box-shadow: inset 0 0 0 var(--stroke-control) var(--kit-field-line);
  font: var(--type-heading);
  font-feature-settings: var(--font-feature-number);

  ${Input}:focus-within ~ &[data-next] {
    box-shadow: inset 0 0 0 var(--stroke-selected) var(--kit-field-line-focus);
  }

  [data-invalid] > &&,
  [data-invalid] > ${Input}:focus-within ~ &[data-next] {
    box-shadow: inset 0 0 0 var(--stroke-selected) var(--kit-field-line-error);
  }
`;
