import styled from 'styled-components';
import { Card } from '../../card/Card.styles.ts';
import { visuallyHidden } from '../../figures.ts';

export const Frame = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  container-type: inline-size;
`;

/* A card as it lies in the hand, on the brand's own ground; words that need more make it higher. */
export const Bank = styled(Card)`
  display: flex;
  flex-direction: column;
  aspect-ratio: 1.586;
  max-inline-size: 24rem;
  background: var(--brand-hero-bg);
  box-shadow: none;
  color: var(--brand-hero-text);

  & > .adm-card-header {
    flex-wrap: nowrap;
    align-items: flex-start;
  }
  & > .adm-card-header > .adm-card-header-title { flex: 1; }
  & > .adm-card-header > .adm-card-header-extra {
    flex: none;
    color: var(--brand-hero-quiet);

    @container (max-width: 12rem) { display: none; }
  }

  & > .adm-card-body {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    justify-content: space-evenly;
    gap: var(--space-16);
    margin-block-start: var(--space-16);
  }

  & svg[preserveAspectRatio] {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    block-size: 2.75rem;

    @container (max-width: 17rem) { display: none; }
  }
`;

export const Name = styled.h2`
  font: var(--type-strong);
`;

export const Digits = styled.p`
  position: relative;
  margin-block-start: auto;
  font: var(--type-headline);
  font-size: min(1.75rem, 9cqi);
  font-feature-settings: var(--font-feature-number);
  font-variant-numeric: tabular-nums;
`;

export const Dots = styled.span`
  color: var(--brand-hero-quiet);
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;

/* Beside the ticks. */
export const Holder = styled.p`
  max-inline-size: calc(100% - 7.25rem);
  min-block-size: 1lh;
  margin-block-start: auto;
  color: var(--brand-hero-quiet);
  font: var(--type-text);

  @container (max-width: 17rem) { max-inline-size: none; }
`;

/* What the card is, and what may be done with it, under it. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  min-block-size: var(--size-touch);
  max-inline-size: 24rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-8);
  margin-inline-start: auto;
`;
