import styled from 'styled-components';

export const VersionText = styled.button`
  display: grid;
  align-content: center;
  min-height: var(--size-touch);
  padding-inline: var(--space-12);
  color: var(--color-text-secondary);
  font: var(--type-text);
  font-feature-settings: var(--font-feature-number);
  text-align: center;
  cursor: default;
  -webkit-touch-callout: none;

  & > span {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }
`;
