import styled from 'styled-components';

export const Download = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
  margin: var(--space-16) var(--size-gutter);
  padding: var(--space-8) var(--space-4) var(--space-8) var(--space-12);
  border: var(--stroke-hair) solid var(--color-line-hairline);
  border-radius: var(--radius-md);
`;

export const DownloadWords = styled.div`
  flex: 1 1 7rem;
  min-width: 0;
`;

export const DownloadTitle = styled.p`
  font: var(--type-label);
`;

export const DownloadText = styled.p`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
