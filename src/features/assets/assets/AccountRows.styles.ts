import styled from 'styled-components';

export const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  min-block-size: var(--size-touch);
  padding: var(--space-8) var(--size-gutter);
`;

export const SearchLine = styled.div`
  padding: 0 var(--size-gutter) var(--space-8);
`;

export const End = styled.p`
  margin: 0;
  padding: var(--space-16) var(--size-gutter) var(--space-32);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  text-align: center;
`;
