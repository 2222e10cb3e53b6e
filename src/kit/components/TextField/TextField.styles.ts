import styled from 'styled-components';
import { LineInput } from '../../field/LineInput.tsx';

export const Input = styled(LineInput)`
  align-self: stretch;
  font: var(--type-body);

  & > input {
    padding-block: var(--space-8);
  }
`;
