import styled from 'styled-components';
import { figures, visuallyHidden } from '../../figures.ts';

export const Ratio = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px var(--space-4);
  font: var(--type-micro);
  ${figures}

  & > span[data-of='bid'] { color: var(--direction-up-text); }
  & > span[data-of='ask'] { color: var(--direction-down-text); }
  :is([data-stale], [data-closed]) & > span[data-of] { color: var(--color-stale-text); }

  & > span[data-of] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & i { font-style: normal; }

  /* The words under the ticks, or the ticks between the figures. A word for which the line has no room wraps out of it: the figure stays. */
  &[data-look='under'] > div { flex: 1 0 100%; }
  &[data-look='under'] > span {
    display: flex;
    flex: 0 1 calc((100% - var(--space-4)) / 2);
    flex-wrap: wrap;
    column-gap: 0.25em;
    block-size: 1lh;
    overflow: hidden;
    white-space: nowrap;
  }
  &[data-look='under'] > [data-of='bid'] {
    flex-direction: row-reverse;
    justify-content: flex-end;
  }
  &[data-look='under'] > [data-of='ask'] { justify-content: flex-end; }
  &[data-look='between'] {
    flex-wrap: nowrap;
    font: var(--type-caption-strong);

    & > div {
      flex: 1;
      order: 1;
    }
    & > [data-of='ask'] { order: 2; }
    & i { ${visuallyHidden} }
  }
`;

/* The ticks of the buyers lie over those of the sellers, cut where their share ends: no layout at a tick. */
export const Both = styled.div`
  --kit-ratio-bid: var(--direction-up-line);
  --kit-ratio-ask: var(--direction-down-line);
  position: relative;
  block-size: 0.625rem;

  [data-look='under'] > & { block-size: 0.5rem; }
  :is([data-stale], [data-closed]) &,
  &[data-none] {
    --kit-ratio-bid: var(--kit-ruler-tick);
    --kit-ratio-ask: var(--kit-ruler-tick);
  }

  & > div {
    block-size: 100%;
    clip-path: inset(0 calc(100% - var(--bid, 0.5) * 100%) 0 0);
  }
  & > :last-child {
    position: absolute;
    inset: 0;
  }
  & > :first-child { clip-path: inset(0 0 0 calc(var(--bid, 0.5) * 100%)); }
`;
