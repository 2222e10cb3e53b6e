import styled from 'styled-components';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-inline: var(--size-gutter);
  container-type: inline-size;
`;

export const Label = styled.div`
  display: flex;
  align-items: center;
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

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

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
  gap: var(--space-8);
  padding: var(--space-16) var(--size-gutter);
`;

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

export const Facts = styled.div`
  padding: var(--space-8) var(--size-gutter);
`;

export const LedgerTitle = styled.h2`
  margin: 0;
  padding: var(--space-16) var(--size-gutter) var(--space-8);
  color: var(--color-text-primary);
  font: var(--type-heading);
`;

export const RowPress = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
`;
