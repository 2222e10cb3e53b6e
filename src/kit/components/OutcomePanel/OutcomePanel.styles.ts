import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Panel = styled.div`
  container-type: inline-size;
`;

export const Outcomes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-8);
  margin-block-start: var(--space-8);

  @container (max-width: 17rem) { grid-template-columns: minmax(0, 1fr); }
`;

export const Outcome = styled.li`
  container-type: inline-size;
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-md);
  background: var(--color-bg-card);
  box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-hairline);

  &[aria-current] { box-shadow: inset 0 0 0 var(--stroke-selected) var(--color-text-primary); }
`;

export const Condition = styled.p`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 1.25rem;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  font-feature-settings: var(--font-feature-number);

  & > span { min-inline-size: 0; overflow-wrap: anywhere; }
  & > svg { color: var(--color-text-primary); }
`;

export const Payout = styled.p`
  color: var(--color-text-primary);
  font: var(--type-title);
  font-size: min(1.25rem, 15.5cqi);
  letter-spacing: var(--type-title-tracking);
  ${figures}
  white-space: normal;
  overflow-wrap: anywhere;
`;

export const Coin = styled.p`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  font-feature-settings: var(--font-feature-number);
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  min-block-size: var(--size-touch);
  margin-block-start: var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  font-feature-settings: var(--font-feature-number);
  font-variant-numeric: tabular-nums;

  & > span {
    flex: 1 1 10rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* A text button ends where the page does, its padding beyond it. */
  & > button { margin-inline: auto calc(-1 * var(--space-8)); }
`;
