import styled from 'styled-components';

export const TitleLine = styled.span`
  display: inline-flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--space-8);
`;
