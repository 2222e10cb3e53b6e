import styled from 'styled-components';

export const Wrap = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-12);

  color: var(--color-text-tertiary);
  font: var(--type-text);
  font-feature-settings: var(--font-feature-number);

  & > * {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }

  & > label {
    color: var(--color-text-primary);
    font: var(--type-label);
  }

  /* A line of 20 in a target of 44, down to the box. */
  & > :is(a, button) {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset: -1.25rem 0 -0.625rem;
    }
  }
`;

export const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-height: var(--size-field);
  padding-inline: var(--space-16) var(--space-4);
  border-radius: var(--kit-field-radius);
  background: var(--kit-field-bg);
  box-shadow: inset 0 0 0 var(--stroke-control) var(--kit-field-line);

  &[data-lead] {
    min-height: 56px;
  }

  &[data-steps] {
    gap: 0;
    padding-inline: 0;
  }

  &[data-dense]:not([data-steps]) { padding-inline-start: var(--space-12); }

  /* What stands in it asks how wide it is. */
  &:is([data-most], [data-long]) { container: field / inline-size; }

  /* To read and to copy: nothing that looks as if one could type. */
  &[data-fixed] {
    background: var(--color-fill-quiet);
    box-shadow: none;
  }

  &:focus-within {
    box-shadow: inset 0 0 0 var(--stroke-selected) var(--kit-field-line-focus);
  }

  &[data-invalid] {
    box-shadow: inset 0 0 0 var(--stroke-selected) var(--kit-field-line-error);
  }

  &[data-disabled] {
    background: var(--color-fill-disabled);
    box-shadow: none;
  }
`;

export const Message = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-text);

  &[data-error] {
    color: var(--color-status-danger-text);
  }

  /* Centred on the first line, however large it is. */
  & > svg {
    height: 1lh;
  }

  /* The sentence stays beside its icon; where little is left for it, the count goes below. */
  & > span {
    flex: 1 1 min(8rem, calc(100% - 1.75rem));
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > span[data-count] {
    flex: none;
    margin-inline-start: auto;
    font-feature-settings: var(--font-feature-number);
    white-space: nowrap;
  }
`;

export const TrailingText = styled.span`
  padding-inline-end: var(--space-12);
  color: var(--color-text-tertiary);
  font: var(--type-text);

  & > svg { display: block; }
`;
