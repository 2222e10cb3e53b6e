import styled from 'styled-components';

export const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
`;

export const ErrorLine = styled.p`
  display: flex;
  gap: var(--space-8);
  padding: var(--space-12);
  border-radius: var(--radius-md);
  background: var(--color-status-danger-wash);
  color: var(--color-status-danger-text);
  font: var(--type-text);
`;
