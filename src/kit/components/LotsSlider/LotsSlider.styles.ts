import styled from 'styled-components';

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-width: 0;
`;

export const Worth = styled.span`
  min-width: 0;
  color: var(--color-text-primary);
  overflow-wrap: anywhere;
  text-align: end;
`;
