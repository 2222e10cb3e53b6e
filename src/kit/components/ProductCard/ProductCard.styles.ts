import styled from 'styled-components';
import { Card } from '../../card/Card.styles.ts';

export const Frame = styled.article`
  container-type: inline-size;
`;

export const Product = styled(Card)`
  --adm-card-header-gap: var(--space-8) var(--space-12);

  & > .adm-card-header > .adm-card-header-title { flex: 1 1 8rem; }

  & > .adm-card-body {
    display: flex;
    flex-direction: column;
    gap: var(--space-16);
    margin-block-start: var(--space-16);
  }
`;

export const Names = styled.div`
  & > h3 {
    font: var(--type-strong);
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }
`;

export const LeadBlock = styled.div`
  & > p {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }
  & > :last-child {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
