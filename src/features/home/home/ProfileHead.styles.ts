import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);
  padding: 0 var(--size-gutter) var(--space-8);
`;

export const HeadWords = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: var(--space-4);
  justify-items: start;
  min-width: 0;
`;

export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

export const CopyId = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-height: var(--size-touch);
  margin-block: calc((1.25rem - var(--size-touch)) / 4);
  color: var(--color-text-tertiary);
  font: var(--type-text);
  font-feature-settings: var(--font-feature-number);
`;
