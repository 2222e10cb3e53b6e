import styled from 'styled-components';
import { Card } from '../../card/Card.styles.ts';

export const Content = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

/* Longer than the widest phone: the figure wraps, no digit is hidden. */
export const Receive = styled.div`
  overflow-wrap: anywhere;

  & > p {
    color: var(--color-text-secondary);
    font: var(--type-text);
  }
  & > span { white-space: normal; }
`;

export const Fiat = styled.div`
  color: var(--color-text-tertiary);
  font: var(--type-text);
  font-feature-settings: var(--font-feature-number);
`;

export const Target = styled(Card)`
  --adm-card-header-gap: var(--space-4) var(--space-8);
  padding-block-start: var(--space-12);

  & > .adm-card-header {
    align-items: baseline;
    margin-block-end: var(--space-8);
    color: var(--color-text-tertiary);
    font: var(--type-text);
  }
  & > .adm-card-header > .adm-card-header-extra { flex: 1 1 8rem; }
`;

export const TargetName = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-4) var(--space-8);
  min-inline-size: 0;
  color: var(--color-text-primary);
  font: var(--type-label);
  text-align: end;
`;

export const Warning = styled.div`
  display: flex;
  gap: var(--space-8);
  padding: var(--space-12);
  border-radius: var(--radius-md);
  background: var(--color-status-warning-wash);
  color: var(--color-text-primary);
  font: var(--type-text);

  & > svg {
    block-size: 1lh;
    color: var(--color-status-warning-text);
  }
  & > div { min-inline-size: 0; }
`;

/* Over the buttons, where the eye is after a tap; the footer holds it in view. */
export const Failed = styled.p`
  display: flex;
  min-inline-size: 100%;
  gap: var(--space-8);
  color: var(--color-status-danger-text);
  font: var(--type-text);

  & > svg { block-size: 1lh; }
`;
