import styled from 'styled-components';

export const ArticleFrame = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  padding: var(--space-8) var(--size-gutter) var(--space-24);
`;

export const ArticleTitle = styled.h2`
  font: var(--type-title);
  letter-spacing: var(--type-title-tracking);
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Fact = styled.span`
  &:not(:last-child)::after {
    content: '·';
    margin-inline-start: var(--space-8);
  }
`;

export const FallbackNote = styled.p`
  display: flex;
  gap: var(--space-8);
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-sm);
  background: var(--color-status-info-wash);
  color: var(--color-status-info-text);
  font: var(--type-text);
`;
