import styled from 'styled-components';
import { Card } from '../../card/Card.styles.ts';
import { figures } from '../../figures.ts';

export const Meter = styled(Card)`
  --adm-card-header-gap: 0 var(--space-8);
  container-type: inline-size;
  padding-block: var(--space-8) var(--space-12);
  border: var(--stroke-hair) solid var(--color-line-card);
  box-shadow: none;

  & > .adm-card-header > .adm-card-header-extra { margin-inline-start: auto; }
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 1.75rem;
  color: var(--color-text-tertiary);
  font: var(--type-text);

  /* The target of the icon reaches beyond the line. */
  & > button { margin: calc((20px - var(--size-touch)) / 2); }
`;

export const Reading = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 var(--space-8);
`;

export const Rate = styled.span`
  color: var(--color-text-primary);
  font: var(--type-label);
  ${figures}
  min-inline-size: 0;
  overflow-wrap: anywhere;
  white-space: normal;
`;

/* With large text the numbers alone; the words stand in the badge and in the note. */
export const Word = styled.span`
  @container (max-width: 15rem) { display: none; }
`;

export const Note = styled.p`
  margin-block-start: var(--space-8);
  color: var(--color-text-secondary);
  font: var(--type-text);
`;
