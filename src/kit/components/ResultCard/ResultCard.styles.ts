import styled from 'styled-components';
import { directionText, figures } from '../../figures.ts';

export const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  container-type: inline-size;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
`;

export const Pair = styled.span`
  color: var(--color-text-primary);
  font: var(--type-heading);
  overflow-wrap: anywhere;
`;

export const Outcome = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  padding-block: var(--space-8);
  text-align: center;
`;

export const Word = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 var(--space-4);
  max-inline-size: 100%;
  color: var(--color-text-primary);
  font: var(--type-strong);
  overflow-wrap: anywhere;
  ${directionText}

  &&[data-direction='flat'] { color: var(--color-text-secondary); }
`;

export const Figure = styled.span`
  max-inline-size: 100%;
`;

export const Sentence = styled.p`
  max-inline-size: 100%;
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

export const Prices = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-8) var(--space-12);
  padding: var(--space-12) var(--space-16);
  border: var(--stroke-hair) solid var(--color-line-card);
  border-radius: var(--radius-md);
  background: var(--color-bg-card);

  & > div { min-inline-size: 0; }
  & > div:last-child {
    margin-inline-start: auto;
    text-align: end;
  }
`;

export const Label = styled.dt`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Price = styled.dd`
  color: var(--color-text-primary);
  font: var(--type-label);
  ${figures}
  overflow-wrap: anywhere;
  white-space: normal;

  & > span { ${directionText} }
  &:not([data-long]) > span { white-space: nowrap; }
`;
