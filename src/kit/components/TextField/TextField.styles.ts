import styled from 'styled-components';
import { LineInput } from '../../field/LineInput.tsx';

export const Input = styled(LineInput)`
  align-self: stretch;
  font: var(--type-body);

  & > input {
    padding-block: var(--space-8);
  }
  /* What nobody types at the moment is read whole: large letters give way before an address is cut. */
  & > input:not(:focus, :placeholder-shown, [type='password']) {
    font-size: clamp(0.75rem, (100cqi - 6rem) / (0.56 * var(--kit-field-chars, 1)), 1rem);
  }
`;

/* What cannot be changed is text: all of it is read, on as many lines as it takes. */
export const Fixed = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block: var(--space-8);
  font: var(--type-body);
  overflow-wrap: anywhere;
`;
