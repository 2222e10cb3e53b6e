import styled from 'styled-components';

export const Card = styled.article`
  container-type: inline-size;
  padding: var(--space-16);
  border-radius: var(--radius-md);
  background: var(--color-bg-card);
  box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-card);
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
`;

export const Names = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;

  & > h3 {
    font: var(--type-strong);
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }
`;

export const LeadBlock = styled.div`
  & > p {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }
  & > :last-child {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
