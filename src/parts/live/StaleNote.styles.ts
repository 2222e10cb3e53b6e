import styled from 'styled-components';

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-8);
  margin: 0;
  padding-inline: var(--size-gutter);
  background: var(--color-status-warning-wash);
  color: var(--color-status-warning-text);
  font: var(--type-label);

  & > svg { flex: none; }

  & > button {
    min-block-size: var(--size-touch);
    margin-inline-start: auto;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
