import styled from 'styled-components';

export const Ground = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-12);
  min-block-size: 10.1875rem;
  border-block-end: var(--stroke-hair) solid var(--color-line-hairline);
  color: var(--color-text-secondary);
  font: var(--type-text);
  text-align: center;
`;
