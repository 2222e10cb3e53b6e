import styled from 'styled-components';

export const HotHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-12);
  min-height: var(--size-touch);
  margin-block-start: var(--space-8);
  padding-inline: var(--size-gutter);
`;

export const HotTitle = styled.h2`
  font: var(--type-heading);
  letter-spacing: var(--type-heading-tracking);
`;

export const MoreButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: var(--size-touch);
  margin-inline-start: auto;
  color: var(--color-text-secondary);
  font: var(--type-label);
`;

export const HotNone = styled.p`
  padding: var(--space-12) var(--size-gutter);
  color: var(--color-text-tertiary);
  font: var(--type-text);
`;
