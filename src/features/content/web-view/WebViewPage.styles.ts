import styled from 'styled-components';

export const Answers = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-8);
`;

export const WebPlace = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;
