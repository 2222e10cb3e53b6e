import styled from 'styled-components';

export const Reason = styled.div`
  display: flex;
  gap: var(--space-12);
  margin: max(var(--space-24), env(safe-area-inset-top)) var(--space-24) 0;
  padding: var(--space-16);
  border: var(--stroke-hair) solid var(--color-line-hairline);
  border-radius: var(--radius-md);

  & > svg { color: var(--color-status-info-text); }
  & > div { min-width: 0; }
`;

export const ReasonTitle = styled.p`
  font: var(--type-strong);
`;

export const ReasonText = styled.p`
  margin-block-start: var(--space-4);
  color: var(--color-text-secondary);
  font: var(--type-text);
  overflow-wrap: anywhere;
`;
