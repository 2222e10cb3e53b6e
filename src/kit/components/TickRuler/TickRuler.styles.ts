import styled, { css } from 'styled-components';
import { figures } from '../../figures.ts';

/* At its place, drawn back so far that it ends inside (drawnBack). */
export const atPlace = css`
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline-start: var(--at);
  transform: translateX(calc(-1 * var(--back)));

  &:dir(rtl) { transform: translateX(var(--back)); }
`;

/* Half the thumb: ticks begin and end where its middle can stand. */
export const Whole = styled.div`
  --kit-ruler-inset: 0.625rem;
  &[data-still] {
    --kit-ruler-inset: 0rem;
    --kit-tick-width: 2px;
    --kit-ruler-now: 0.6875rem;
  }
`;

export const Ruler = styled.div`
  --kit-ruler-thumb: 1.25rem;
  position: relative;
  block-size: max(var(--size-touch), 2.75rem);
  &[data-disabled] { opacity: 0.4; }

  /* Nothing to take hold of: as high as what it shows. */
  [data-still] > & { block-size: 1.125rem; }
  [data-still] > &[data-labels] { block-size: 2.625rem; }
`;

export const Strip = styled.div`
  position: absolute;
  inset: 0.5rem var(--kit-ruler-inset) auto;
`;

export const Labels = styled.div`
  position: absolute;
  inset: auto var(--kit-ruler-inset) 0;
  block-size: 1.25rem;
  container-type: inline-size;
  color: var(--color-text-tertiary);
  font: var(--type-micro);
  ${figures}
`;

export const Label = styled.span`
  position: absolute;
  inset-block-end: 0;
  max-inline-size: 46cqi;
  overflow: hidden;
  text-overflow: ellipsis;
  transform: translateX(-50%);

  /* Under its tick as far as the thumb's room goes. */
  &[data-end='start'] { transform: translateX(max(-50%, -1 * var(--kit-ruler-inset))); }
  &[data-end='end'] { transform: translateX(calc(-100% + min(50%, var(--kit-ruler-inset)))); }
  &[data-near='always'] { display: none; }
  &[data-near='large'] {
    @container (max-width: 17rem) { display: none; }
  }
  [data-long] > &:not([data-end]) {
    @container (max-width: 17rem) { display: none; }
  }
  &[data-on] {
    color: var(--color-text-primary);
    font-weight: var(--font-weight-semibold);
  }
`;

/* The value in words, at its place and never beyond the ends. */
export const Now = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  color: var(--color-text-primary);
  font: var(--type-label);
  font-size: min(var(--kit-ruler-now, 0.875rem), 100cqi / (0.62 * var(--chars)));
  line-height: 1.125rem;
  ${atPlace}

  [data-still] & { font-weight: var(--font-weight-semibold); }
`;

/* Where a value stands that nobody moves. */
export const Hand = styled.span`
  inset-block: -0.25rem;
  inline-size: var(--stroke-selected);
  margin-inline-start: calc(var(--stroke-selected) / -2);
  border-radius: 1px;
  background: var(--kit-ruler-tick-on);
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
