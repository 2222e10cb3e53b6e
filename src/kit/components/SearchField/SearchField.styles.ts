import styled from 'styled-components';
import { LineInput } from '../../field/LineInput.tsx';

/* 36 px of paint in a target of 44, which gives the focus to the text. A sheet that scrolls cuts above it: more below. */
export const Pill = styled.label`
  position: relative;
  isolation: isolate;
  display: flex;
  flex: 1 1 10rem;
  /* In a column that basis would be its height. */
  max-block-size: max-content;
  align-items: center;
  gap: var(--space-8);
  min-width: 0;
  min-height: 36px;
  padding-inline: var(--space-12) 0;
  border-radius: var(--radius-full);
  background: var(--color-fill-quiet);
  color: var(--color-text-tertiary);

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -4px 0 -8px;
  }

  &[data-size='lg'] {
    min-height: 44px;
    padding-inline-start: var(--space-16);

    &::before { inset-block: 0; }
    & input { font-size: 1rem; }
  }

  &:focus-within {
    box-shadow: inset 0 0 0 var(--stroke-selected) var(--kit-field-line-focus);
  }
`;

export const Input = styled(LineInput)`
  min-height: 36px;
  font: var(--type-text);
  /* Under 16 px iOS zooms into a field; pinch zoom stays on, so the field is not to do it by itself. */
  font-size: max(0.875rem, 16px);
`;

export const Clear = styled.span`
  display: flex;
  margin-block: -4px;
`;
