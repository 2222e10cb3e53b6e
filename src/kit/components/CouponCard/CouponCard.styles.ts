import styled, { css } from 'styled-components';

/*
 * Two halves, each with a quarter notch at the corners where they meet: together they are a ticket with two round holes
 * on the tear line. The colour of a mask does not show; only that it is opaque counts.
 */
const notched = css`
  --kit-coupon-notch: 7px;
  --kit-coupon-opaque: var(--color-bg-inverse);
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);
`;

const corner = (at: string, stands: string, size: string) =>
  `radial-gradient(circle at ${at}, transparent var(--kit-coupon-notch), var(--kit-coupon-opaque) calc(var(--kit-coupon-notch) + 0.5px)) ${stands} / ${size} no-repeat`;

const sideBySide = (edge: '0' | '100%') =>
  `${corner(`${edge} 0`, 'top', '100% 51%')}, ${corner(`${edge} 100%`, 'bottom', '100% 51%')}`;
const stacked = (edge: '0' | '100%') =>
  `${corner(`0 ${edge}`, 'left', '51% 100%')}, ${corner(`100% ${edge}`, 'right', '51% 100%')}`;

export const Frame = styled.article`
  container-type: inline-size;
`;

export const Ticket = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);

  @container (max-width: 17rem) { grid-template-columns: minmax(0, 1fr); }
`;

export const Stub = styled.div`
  ${notched}
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-inline-size: 0;
  padding: var(--space-16) var(--space-12);
  border-start-end-radius: 0;
  border-end-end-radius: 0;
  mask: ${sideBySide('100%')};
  text-align: center;
  overflow-wrap: anywhere;

  &:dir(rtl) { mask: ${sideBySide('0')}; }
  @container (max-width: 17rem) {
    border-radius: var(--radius-md) var(--radius-md) 0 0;
    &, &:dir(rtl) { mask: ${stacked('100%')}; }
  }
`;

export const Value = styled.p`
  color: var(--color-text-primary);
  font: var(--type-title);
  font-size: min(1.375rem, 24cqi);
  letter-spacing: var(--type-title-tracking);
  font-feature-settings: var(--font-feature-number);
  font-variant-numeric: tabular-nums;

  &[data-length='long'] { font: var(--type-strong); }
  &[data-length='huge'] { font: var(--type-caption-strong); }
  article:not([data-state='usable']) & { color: var(--color-text-tertiary); }
`;

export const Unit = styled.p`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Body = styled.div`
  ${notched}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-12);
  min-inline-size: 0;
  padding: var(--space-12) var(--space-16);
  border-start-start-radius: 0;
  border-end-start-radius: 0;
  mask: ${sideBySide('0')};
  background-image: linear-gradient(var(--color-line-strong) 50%, transparent 0);
  background-position: 0 50%;
  background-repeat: repeat-y;
  background-size: var(--stroke-hair) 8px;

  &:dir(rtl) {
    mask: ${sideBySide('100%')};
    background-position-x: 100%;
  }
  /* On a quiet ground a quiet button would be none. */
  & > button {
    --kit-button-secondary-bg: var(--color-bg-page);
    box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-strong);
  }

  @container (max-width: 17rem) {
    border-radius: 0 0 var(--radius-md) var(--radius-md);
    background-image: linear-gradient(90deg, var(--color-line-strong) 50%, transparent 0);
    background-position: 50% 0;
    background-repeat: repeat-x;
    background-size: 8px var(--stroke-hair);
    &, &:dir(rtl) { mask: ${stacked('0')}; }
  }
`;

export const Words = styled.div`
  flex: 1 1 7rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Kind = styled.h2`
  color: var(--color-text-primary);
  font: var(--type-label);
  font-weight: var(--font-weight-semibold);

  article:not([data-state='usable']) & { color: var(--color-text-tertiary); }
`;

export const Condition = styled.p`
  margin-block-start: var(--space-2);
  color: var(--color-text-secondary);
  font: var(--type-caption);

  article:not([data-state='usable']) & { color: var(--color-text-tertiary); }
`;

export const Expiry = styled.p`
  margin-block-start: var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  font-feature-settings: var(--font-feature-number);

  &[data-soon] { color: var(--color-status-warning-text); }
`;
