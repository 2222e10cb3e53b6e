import styled from 'styled-components';
import { Spinner } from '#kit/Spinner';

/** Over the skeleton, so that nothing moves when it comes. */
export const LoadingSpinner = styled(Spinner)`
  position: absolute;
  inset-block-start: 40%;
  inset-inline: 0;
  margin-inline: auto;
  color: var(--color-text-tertiary);
`;
