import styled from 'styled-components';
import { figures, visuallyHidden } from '../../figures.ts';

export const Table = styled.div`
  container-type: inline-size;
`;

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
  /* With large text the three figures still stand beside each other on the narrowest phone. */
  font-size: min(0.75rem, 7cqi);
  ${figures}

  &[data-long] > * {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 1fr;
  align-items: center;
  column-gap: var(--space-8);
  min-block-size: 2rem;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  font-size: min(0.75rem, 7cqi);
  overflow-wrap: anywhere;

  & > :nth-child(2), & > :nth-child(3) { text-align: end; }
`;

/* The arrow says the side without the hue; a screen reader hears the word instead. */
export const Price = styled.span`
  ${Row}[data-side] > &::before {
    content: '↑';
    content: '↑' / '';
    margin-inline-end: var(--space-4);
  }
  ${Row}[data-side='sell'] > &::before {
    content: '↓';
    content: '↓' / '';
  }
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

/* Both words stand there; which one is heard follows the row, without a text to write. */
export const Heard = styled.span`
  ${visuallyHidden}

  & > [data-of] { display: none; }
  ${Row}[data-side='buy'] > & > [data-of='buy'], ${Row}[data-side='sell'] > & > [data-of='sell'] { display: inline; }
`;
