import styled, { css } from 'styled-components';

const square = css`
  --kit-qr-size: 12.5rem;
  inline-size: min(100%, var(--kit-qr-size));
  aspect-ratio: 1;
  border-radius: var(--radius-md);

  &[data-size='sm'] { --kit-qr-size: 8rem; }
`;

/* The same in light, dark and forced colours: scanners want dark on white. */
export const Code = styled.svg`
  ${square}
  background: var(--kit-qr-light);
  color: var(--kit-qr-dark);
  box-shadow: 0 0 0 var(--stroke-hair) var(--color-line-hairline);
  forced-color-adjust: none;
`;

/* Taller than a square where a sentence in large text asks for it. */
export const Instead = styled.div`
  ${square}
  display: flex;
  align-items: center;
  justify-content: center;
  padding: var(--space-12);
  box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-hairline);
  color: var(--color-text-secondary);
  font: var(--type-text);
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Bones = styled.div`
  ${square}
  overflow: hidden;
`;
