import styled from 'styled-components';

export const Choices = styled.div`
  display: grid;
  gap: var(--space-16);
`;

export const Group = styled.div`
  display: grid;
`;

export const GroupName = styled.h3`
  margin: 0;
  color: var(--color-text-tertiary);
  font: var(--type-label);
`;

export const GroupNote = styled.p`
  margin: 0;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
