import styled from 'styled-components';

export const SkipLine = styled.div`
  display: flex;
  justify-content: flex-end;
  min-height: var(--size-nav);
  padding-inline: var(--space-4);
`;

export const Skip = styled.button`
  min-height: var(--size-touch);
  padding-inline: var(--space-12);
  color: var(--color-text-secondary);
  font: var(--type-label);
`;
