import styled from 'styled-components';
import { directionText, figures, visuallyHidden } from '../../figures.ts';

export const Frame = styled.div`
  --more: 0rem;
  position: relative;
  block-size: calc(var(--kit-chart-height, 17.5rem) + var(--more));
  max-block-size: calc(60vh + var(--more));
  min-block-size: 16.75rem;

  /* A second pane takes nothing from the candles, and the tools neither. */
  &[data-panes='2'] { --more: 4.5rem; }
  &[data-tools] {
    block-size: calc(18rem + var(--more) + var(--size-touch));
    max-block-size: none;
  }

  &[data-tall] {
    block-size: 100%;
    max-block-size: none;
  }
`;

/* Over the canvas, which begins under its first line. */
export const Legends = styled.div`
  position: relative;
  z-index: 1;
  pointer-events: none;
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  gap: 0 var(--space-12);
  block-size: 1.25rem;
  overflow: hidden;
  padding-inline: var(--size-gutter);
  color: var(--color-text-primary);
  font: var(--type-micro);
  ${figures}

  [data-stale] & { color: var(--color-stale-text); }
`;

/* As high as the legend: an entry that finds no room wraps out of sight. */
export const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 1.25rem;
`;

export const Name = styled.span`
  color: var(--color-text-tertiary);
`;

export const Swatch = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 2px;
  border-radius: 1px;

  &[data-ma='1'] { background: var(--color-chart-ma1); }
  &[data-ma='2'] { background: var(--color-chart-ma2); }
  &[data-ma='3'] { background: var(--color-chart-ma3); }
  [data-stale] &[data-ma] { background: var(--color-stale-text); }
  &[data-dashed] {
    clip-path: polygon(0 0, 3px 0, 3px 100%, 0 100%, 0 0, 5px 0, 8px 0, 8px 100%, 5px 100%, 5px 0);
  }
`;

/* At the top of its pane, where writeLegend.ts puts it. */
export const PaneLegend = styled.div`
  position: absolute;
  inset-inline: 0 3.5rem;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);
  block-size: 1.25rem;
  overflow: hidden;
  padding-inline: var(--size-gutter);
  color: var(--color-text-primary);
  font: var(--type-micro);
  pointer-events: none;
  ${figures}

  [data-stale] & { color: var(--color-stale-text); }
  &[hidden] { display: none; }
`;

/* In the axis, at the top of its pane; as large as the axis writes, and no wider than it. */
export const PaneName = styled.div`
  position: absolute;
  inset-inline-end: var(--space-8);
  max-inline-size: 3rem;
  overflow: hidden;
  color: var(--color-chart-axis);
  font: var(--type-micro);
  font-size: min(0.6875rem, 16px);
  line-height: 1.25rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;

  &[hidden], [data-empty] > & { display: none; }
`;

export const Plot = styled.div`
  position: absolute;
  inset: 1.25rem 0 0;

  &[data-rows='2'] { inset-block-start: 2.5rem; }
  &[data-tools] { inset-block-end: var(--size-touch); }
  &[data-empty] canvas { visibility: hidden; }
`;

/* A vertical drag belongs to the page (gestures.ts), a horizontal one and a pinch to the chart. */
export const Canvas = styled.div`
  position: absolute;
  inset: 0;
  isolation: isolate;
  touch-action: pan-y;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;

  /* The library's own box says none, inline. */
  & > div {
    touch-action: pan-y !important;
    overscroll-behavior: auto !important;
  }
`;

/* The rules of a chart without prices, and over them why there are none. */
export const Ground = styled.div`
  position: absolute;
  inset: 1.25rem 0 1.5rem;
  display: grid;
  place-items: center;
  padding-inline: var(--size-gutter);
  border-block-end: var(--stroke-hair) solid var(--color-line-hairline);
  background: linear-gradient(var(--color-chart-grid) 1px, transparent 1px) 0 20% / 100% 22%;
`;

export const Plate = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  padding: var(--space-16);
  background: var(--color-bg-page);
  text-align: center;
`;

export const PlateText = styled.p`
  margin: 0;
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

export const Readout = styled.dl`
  position: absolute;
  inset-block-start: 1.5rem;
  inset-inline: auto;
  min-inline-size: 9rem;
  max-inline-size: calc(100% - 5rem);
  margin: 0;
  padding: var(--space-8);
  border: var(--stroke-hair) solid var(--color-line-card);
  border-radius: var(--radius-sm);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-float);
  font: var(--type-micro);
  pointer-events: none;
  ${figures}

  &[data-side='none'] { visibility: hidden; }
  &[data-side='start'] { inset-inline-start: var(--space-8); }
  &[data-side='end'] { inset-inline-end: 4.5rem; }
  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-12);
  }
`;

export const Time = styled.dt`
  margin-block-end: var(--space-2);
  color: var(--color-text-tertiary);
`;

export const Term = styled.dt`
  min-inline-size: 0;
  color: var(--color-text-tertiary);
  overflow-wrap: break-word;
  white-space: normal;
`;

export const Value = styled.dd`
  margin: 0;
  color: var(--color-text-primary);
  ${directionText}

  [data-stale] &[data-of] { color: var(--color-stale-text); }
`;

export const Words = styled.ul`
  ${visuallyHidden}
`;

export const KeyHelp = styled.p`
  ${visuallyHidden}
`;
