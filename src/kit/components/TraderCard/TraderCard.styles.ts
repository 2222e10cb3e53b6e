import styled from 'styled-components';
import { Card } from '../../card/Card.styles.ts';
import { figures } from '../../figures.ts';

export const Frame = styled.article`
  container-type: inline-size;
`;

export const Trader = styled(Card)`
  padding-block-start: var(--space-12);

  & > .adm-card-header { min-block-size: max(var(--size-touch), 3rem); }
  & > .adm-card-header > .adm-card-header-title { flex: 1 1 8rem; }
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
`;

export const Names = styled.div`
  min-inline-size: 0;

  & > h3 {
    font: var(--type-strong);
    overflow-wrap: anywhere;
  }
`;

export const Open = styled.button`
  position: relative;
  font: var(--type-strong);
  overflow-wrap: anywhere;

  /* Touch of 44 on a line of 24. */
  &::after {
    content: '';
    position: absolute;
    inset-block: calc((100% - var(--size-touch)) / 2);
    inset-inline: 0 min(0px, 100% - var(--size-touch));
  }
  &:active { color: var(--color-text-secondary); }
`;

export const Followers = styled.p`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  ${figures}
  white-space: normal;
`;

export const Main = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-12);
  margin-block: var(--space-8) var(--space-12);

  @container (max-width: 14rem) {
    flex-direction: column;
    align-items: stretch;
  }
`;

export const Return = styled.div`
  min-inline-size: 0;

  & > p {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }
  & > :last-child {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

export const Course = styled.div`
  display: flex;
  flex: none;
  inline-size: min(7.5rem, 40%);
  block-size: 2.25rem;

  @container (max-width: 14rem) { inline-size: 100%; }
`;
