import styled from 'styled-components';
import { LineInput } from '../../field/LineInput.tsx';

export const Inner = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  padding-block: var(--space-4);

  & > label {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* All of it is the target of the figure. */
  & > label::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
  }

  [data-steps] > & {
    text-align: center;
  }

  /* With large text unit and Max go on a line of their own, rather than the figure be cut. */
  [data-most] > & {
    flex-basis: 7rem;
  }
`;

export const Input = styled(LineInput)`
  font: var(--type-strong);
  line-height: 1.25;
  font-feature-settings: var(--font-feature-number);

  & > input::placeholder {
    font-weight: var(--font-weight-regular);
  }

  [data-steps] & {
    --text-align: center;
  }

  [data-lead] & {
    font: var(--type-title);
  }

  [data-lead] & > input {
    padding-block: var(--space-8);
  }
`;

/* A unit is a word; a damaged one leaves half of the box to the figure. */
export const Unit = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  max-width: 50%;
  overflow-wrap: anywhere;
  padding-inline-end: var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-text);

  [data-most] > & {
    margin-inline-start: auto;
  }
`;
