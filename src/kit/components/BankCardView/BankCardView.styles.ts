import styled from 'styled-components';
import { Card } from '../../card/Card.styles.ts';
import { visuallyHidden } from '../../figures.ts';

export const Frame = styled.article`
  container-type: inline-size;
`;

export const Bank = styled(Card)`
  --adm-card-header-gap: var(--space-12);

  & > .adm-card-header {
    flex-wrap: nowrap;
    align-items: flex-start;
  }
  & > .adm-card-header > .adm-card-header-title { flex: 1; }

  & > .adm-card-body {
    display: flex;
    flex-direction: column;
    gap: var(--space-12);
    margin-block-start: var(--space-12);
  }
`;

export const Tile = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);
  color: var(--color-text-secondary);

  @container (max-width: 15rem) { display: none; }
`;

export const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-8);
`;

export const Name = styled.h2`
  font: var(--type-strong);
`;

export const Holder = styled.p`
  flex: 1 0 100%;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Digits = styled.p`
  position: relative;
  color: var(--color-text-primary);
  font: var(--type-heading);
  font-feature-settings: var(--font-feature-number);
  font-variant-numeric: tabular-nums;
`;

export const Dots = styled.span`
  color: var(--color-text-tertiary);
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-8);
`;
