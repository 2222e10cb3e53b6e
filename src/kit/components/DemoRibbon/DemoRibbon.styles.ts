import styled from 'styled-components';

export const Strip = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  max-width: var(--size-page-max);
  min-height: 24px;
  margin-inline: auto;
  padding: var(--space-4) var(--size-gutter);
  background: var(--color-status-warning-wash);
  color: var(--color-status-warning-text);
  font: var(--type-caption-strong);
  text-align: center;
  overflow-wrap: anywhere;
`;
