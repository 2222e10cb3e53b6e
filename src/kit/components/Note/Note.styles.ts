import styled from 'styled-components';

export const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-4) var(--space-8);
  font: var(--type-text);

  &[data-look='wash'] {
    padding: var(--space-12);
    border-radius: var(--radius-md);
  }

  &:is(button) {
    align-items: center;
    flex-wrap: nowrap;
    inline-size: 100%;
    min-block-size: var(--size-touch);
    padding-block: var(--space-8);
    font: var(--type-label);
    text-align: start;
  }
  &:is(button):active { background-image: linear-gradient(var(--color-fill-pressed) 0 0); }

  &[data-look='band'] {
    align-items: center;
    padding: var(--space-12) var(--size-gutter);

    &[data-action] {
      min-block-size: var(--size-touch);
      row-gap: 0;
      padding-block: 0;
      font: var(--type-label);

      /* Low tabs above reach 8 over it: its target is whole below them. */
      & > button::after { inset-block-end: -20px; }
    }
  }

  &[data-look='field'] {
    align-items: center;
    min-block-size: var(--size-field);
    padding-inline: var(--space-8);
    border-radius: var(--radius-md);
    background: var(--color-fill-quiet);
    text-align: center;
  }

  &[data-look='frame'] {
    align-items: center;
    padding: var(--space-8) var(--space-8) var(--space-8) var(--space-12);
    border: var(--stroke-hair) solid var(--color-line-card);
    border-radius: var(--radius-md);
  }
  &[data-look='frame'][data-title] {
    align-items: flex-start;
    column-gap: var(--space-12);
    padding: var(--space-16);
  }
`;

export const Words = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-look='plain'] > & { color: var(--color-text-primary); }
  [data-look='field'] > & { color: var(--color-text-tertiary); }
  /* The tone is the icon's alone where the words stand on paper, or have nothing to warn of. */
  [data-look='frame'] > &, [data-look='band'][data-tone='info'] > & { color: var(--color-text-secondary); }

  & > strong {
    display: block;
    margin-block-end: var(--space-4);
    color: var(--color-text-primary);
    font: var(--type-strong);
  }
  :is(button) > & > strong {
    margin-block-end: 0;
    color: inherit;
    font: inherit;
  }
`;
