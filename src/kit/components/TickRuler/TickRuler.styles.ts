import styled, { css } from 'styled-components';
import { figures } from '../../figures.ts';

/* Half the thumb: ticks begin and end where its middle can stand. */
const inset = '0.625rem';

export const Ruler = styled.div`
  --kit-ruler-thumb: 1.25rem;
  position: relative;
  block-size: max(var(--size-touch), 2.75rem);
  &[data-disabled] { opacity: 0.4; }
`;

export const Strip = styled.div`
  position: absolute;
  inset: 0.5rem ${inset} auto;
`;

export const Labels = styled.div`
  position: absolute;
  inset: auto ${inset} 0;
  block-size: 1.25rem;
  color: var(--color-text-tertiary);
  font: var(--type-micro);
  ${figures}
`;

export const Label = styled.span`
  position: absolute;
  inset-block-end: 0;
  transform: translateX(-50%);

  &[data-end='start'] { transform: none; }
  &[data-end='end'] { transform: translateX(-100%); }
  &[data-on] {
    color: var(--color-text-primary);
    font-weight: var(--font-weight-semibold);
  }
`;

const track = css`
  block-size: 1.625rem;
  border: 0;
  background: none;
`;

const thumb = css`
  box-sizing: border-box;
  inline-size: var(--kit-ruler-thumb);
  block-size: var(--kit-ruler-thumb);
  border: var(--stroke-selected) solid var(--kit-ruler-tick-on);
  border-radius: 30%;
  background: var(--color-bg-page);
  box-shadow: var(--shadow-thumb);
`;

/* A native range: its slider role, keyboard and touch come with it; the padding is the lower part of the target. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  box-sizing: border-box;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  padding-block-end: 1.125rem;
  appearance: none;
  outline: none;
  background: none;
  cursor: pointer;
  touch-action: pan-y;
  -webkit-tap-highlight-color: transparent;

  &::-webkit-slider-runnable-track { ${track} }
  &::-moz-range-track { ${track} }
  &::-webkit-slider-thumb {
    ${thumb}
    margin-block-start: 0.1875rem;
    appearance: none;
  }
  &::-moz-range-thumb { ${thumb} }
  &:focus-visible::-webkit-slider-thumb {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 2px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: var(--stroke-focus) solid var(--color-line-focus);
    outline-offset: 2px;
  }
  &:disabled { cursor: default; }
`;
