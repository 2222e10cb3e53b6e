import styled from 'styled-components';

export const AboutHead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-24) var(--size-gutter);
  text-align: center;
`;

export const AboutName = styled.p`
  margin-block-start: var(--space-8);
  font: var(--type-title);
  letter-spacing: var(--type-title-tracking);
`;
