import styled from 'styled-components';

export const Card = styled.div`
  container-type: inline-size;
  padding: var(--space-12) 0.375rem;
  border-radius: var(--radius-md);
  background: var(--color-bg-card);
  box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-hairline);
`;
