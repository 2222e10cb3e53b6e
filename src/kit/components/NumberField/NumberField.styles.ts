import styled from 'styled-components';

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

export const Input = styled.input`
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text-primary);
  font: var(--type-strong);
  line-height: 1.25;
  font-feature-settings: var(--font-feature-number);
  text-overflow: ellipsis;
  appearance: none;

  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: var(--color-text-tertiary);
    font-weight: var(--font-weight-regular);
    opacity: 1;
  }

  &:disabled {
    color: var(--color-text-disabled);
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }

  [data-steps] & {
    text-align: center;
  }

  [data-lead] & {
    padding-block: var(--space-8);
    font: var(--type-title);
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
