import styled, { css } from 'styled-components';
import { LineInput } from '../../field/LineInput.tsx';

/* Where a field has no room for the unit beside its figure: with large text, and in half of a line the longest figures alone. */
const whereLong = (rules: ReturnType<typeof css>) => css`
  [data-long]:not([data-most]) > & {
    @container field (max-width: 8rem) { ${rules} }
  }
  [data-long='most']:not([data-most]) > & {
    @container field (max-width: 14rem) { ${rules} }
  }
`;

const LABEL_BESIDE_UNIT = css`
  & > label { padding-inline-end: min(40%, calc(var(--kit-unit) * 0.8em + var(--space-8))); }
`;

export const Inner = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  padding-block: var(--space-4);
  container-type: inline-size;

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

  /* The line of the label has the unit at its end. */
  ${whereLong(LABEL_BESIDE_UNIT)}
`;

export const Input = styled(LineInput)`
  font: var(--type-strong);
  /* A long amount is set smaller, down to a caption, rather than cut; the line keeps its height. */
  font-size: clamp(0.75rem, 100cqi / (var(--kit-figures, 1) * 0.63), 1rem);
  line-height: 1.25rem;
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

/* A unit that leaves the line of the figure. */
const BESIDE_LABEL = css`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: var(--space-12);
  max-width: 40%;
  padding: 0;
  overflow: hidden;
  font: var(--type-caption);
  text-overflow: ellipsis;
  white-space: nowrap;
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

  ${whereLong(BESIDE_LABEL)}
`;

/* Unit and Max; in a narrow field Max stands above the unit, on the line of the label, and all of it is its target. */
export const Tail = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  max-width: 60%;

  & > span { max-width: none; }

  @container field (max-width: 14rem) {
    flex-direction: column-reverse;
    align-items: flex-end;
    align-self: stretch;
    justify-content: center;
    min-width: var(--size-touch);
    padding-inline-end: var(--space-8);

    & > span { padding: 0; }
    & > button[data-size] {
      position: static;
      min-width: 0;
      min-height: 0;
      padding: 0;
      font: var(--type-caption-strong);
    }
    & > button[data-size]::after { inset: 0; }
  }
`;
