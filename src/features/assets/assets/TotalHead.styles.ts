import styled from 'styled-components';

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  margin: 0 0 var(--space-12);
  color: var(--color-text-secondary);
  font: var(--type-text);
  font-feature-settings: var(--font-feature-number);
`;

export const Day = styled.span`
  color: var(--direction-flat-text);

  &[data-direction='up'] {
    color: var(--direction-up-text);
  }

  &[data-direction='down'] {
    color: var(--direction-down-text);
  }
`;

export const Stale = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  margin: 0;
  color: var(--color-stale-text);
  font: var(--type-text);
`;
