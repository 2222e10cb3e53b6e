import styled from 'styled-components';

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  padding: var(--space-16);
  border-radius: var(--radius-md);
  background: var(--color-bg-card);
  box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-hairline);
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-12);

  & > h2 {
    min-inline-size: 0;
    font: var(--type-strong);
  }
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
