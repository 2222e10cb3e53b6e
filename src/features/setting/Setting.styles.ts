import styled from 'styled-components';

export const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);
  padding: var(--space-8) var(--size-gutter) var(--space-16);
`;

export const CardWords = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: var(--space-4);
  min-width: 0;
`;

export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
`;

export const CardName = styled.p`
  font: var(--type-heading);
  letter-spacing: var(--type-heading-tracking);
  overflow-wrap: anywhere;
`;

export const CardText = styled.p`
  color: var(--color-text-secondary);
  font: var(--type-text);
  overflow-wrap: anywhere;
`;

export const GroupBox = styled.section`
  padding-block-end: var(--space-8);
  border-block-start: var(--space-8) solid var(--color-bg-band);
`;

export const GroupTitle = styled.h2`
  padding: var(--space-16) var(--size-gutter) var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-label);
`;

export const GroupNote = styled.p`
  padding: 0 var(--size-gutter) var(--space-12);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const LogOutPlace = styled.div`
  padding: var(--space-24) var(--size-gutter) calc(var(--space-32) + env(safe-area-inset-bottom));
  border-block-start: var(--space-8) solid var(--color-bg-band);
`;

export const Sample = styled.svg`
  width: 2.5rem;
  height: 1.5rem;
  stroke-width: 1.5;

  & > [data-way='up'] {
    stroke: var(--direction-up-line);
    fill: var(--direction-up-line);
  }
  & > [data-way='down'] {
    stroke: var(--direction-down-line);
    fill: var(--direction-down-line);
  }
`;
