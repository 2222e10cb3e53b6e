import styled from 'styled-components';
import { Sheet } from '../docs/Docs.styles.ts';

export const Table = styled(Sheet)`
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Entries = styled.ul`
  display: grid;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 14rem) minmax(0, 1.2fr) minmax(0, 1fr);
  gap: var(--space-4) var(--space-16);
  padding-block: var(--space-12);
  border-block-start: var(--stroke-hair) solid var(--color-line-hairline);
  overflow-wrap: anywhere;

  & > strong {
    font: var(--type-label);
  }

  & p {
    margin: 0;
  }

  @media (max-width: 40rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Value = styled.li`
  display: flex;
  align-items: start;
  gap: var(--space-8);
`;

export const Swatch = styled.span`
  flex: none;
  inline-size: var(--space-16);
  block-size: var(--space-16);
  border-radius: var(--radius-xs);
  background: var(--sample);
  box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-control);
`;

export const Quiet = styled.span`
  color: var(--color-text-secondary);
  font: var(--type-caption);
`;
