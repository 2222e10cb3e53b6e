import styled from 'styled-components';
import { Card } from '../../card/Card.styles.ts';

export const Level = styled(Card)`
  & h2 { font: var(--type-strong); }

  & > .adm-card-body {
    display: flex;
    flex-direction: column;
    gap: var(--space-12);
    margin-block-start: var(--space-12);
  }
  & > .adm-card-body:empty { display: none; }
`;

export const Unlocks = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

export const Unlock = styled.li`
  display: flex;
  gap: var(--space-8);

  & > svg {
    block-size: 1lh;
    color: var(--color-text-tertiary);
  }
  [data-state='verified'] & > svg { color: var(--color-status-success-text); }
  & > span { min-inline-size: 0; }
`;

export const Note = styled.p`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Reason = styled.div`
  display: flex;
  gap: var(--space-8);
  padding: var(--space-12);
  border-radius: var(--radius-sm);
  background: var(--color-status-danger-wash);
  color: var(--color-text-primary);
  font: var(--type-text);

  & > svg {
    block-size: 1lh;
    color: var(--color-status-danger-text);
  }
  & > p { min-inline-size: 0; }
`;
