import styled from 'styled-components';

export const Line = styled.article`
  display: flex;
  gap: var(--space-8);
  padding-block: var(--space-4);

  &[data-from='own'] { justify-content: flex-end; }
`;

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);
  min-inline-size: 0;
  max-inline-size: min(82%, 22rem);

  [data-from='own'] > & { align-items: flex-end; }
  &[data-image] { flex: 1; }
`;

export const Bubble = styled.div`
  max-inline-size: 100%;
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);
  color: var(--color-text-primary);
  font: var(--type-body);
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  [data-from='other'] > * > & { border-end-start-radius: var(--radius-xs); }
  [data-from='own'] > * > & {
    border-end-end-radius: var(--radius-xs);
    background: var(--brand-accent-wash);
  }
`;

export const Picture = styled.div`
  position: relative;
  inline-size: min(14rem, 100%);
`;

/* The picture is the target; what can be tapped in it lies above. */
export const Open = styled.button`
  position: absolute;
  inset: 0;
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-8);
  max-inline-size: 100%;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  overflow-wrap: anywhere;
  font-feature-settings: var(--font-feature-number);

  [data-from='own'] > * > & { justify-content: flex-end; }
`;

export const Course = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);

  &[data-state='failed'] { color: var(--color-status-danger-text); }
`;

export const System = styled.p`
  padding: var(--space-8) var(--space-24);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  text-align: center;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
