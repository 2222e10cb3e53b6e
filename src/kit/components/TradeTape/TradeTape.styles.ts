import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Table = styled.div``;

export const Body = styled.div``;

export const HeadCell = styled.span``;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 1fr;
  align-items: center;
  column-gap: var(--space-8);
  block-size: max(var(--kit-book-row), 1.5rem);
  contain: strict;
  font: var(--type-caption-strong);
  ${figures}
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 1fr;
  align-items: center;
  column-gap: var(--space-8);
  min-block-size: 2rem;
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  & > :nth-child(2), & > :nth-child(3) { text-align: end; }
`;

export const Price = styled.span`
  ${Row}[data-side='buy'] > & { color: var(--direction-up-text); }
  ${Row}[data-side='sell'] > & { color: var(--direction-down-text); }
`;

export const Amount = styled.span`
  color: var(--color-text-primary);
  text-align: end;
`;

export const Time = styled.span`
  color: var(--color-text-tertiary);
  text-align: end;
`;
