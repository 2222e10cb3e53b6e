import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-width: 0;
  container-type: inline-size;

  /* Each number stands under its tick, at the ends too: there is room beside the box. */
  && :not([data-long]) > [data-end] { transform: translateX(-50%); }

  & [data-between] {
    @container (max-width: 17rem) { display: none; }
  }

  /* What is slid over takes the tone too; the sentence below says it in words. */
  &[data-tone='warning'] { --kit-ruler-tick-on: var(--color-status-warning-text); }
  &[data-tone='danger'] { --kit-ruler-tick-on: var(--color-status-danger-text); }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-12);
  color: var(--color-text-primary);
  font: var(--type-label);

  & > span {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }

  & > :nth-child(2) {
    color: var(--color-text-tertiary);
    font: var(--type-text);
    font-feature-settings: var(--font-feature-number);
  }
`;

export const Figure = styled.span`
  flex: 1;
  min-width: 0;
  color: var(--color-text-primary);
  font: var(--type-title);
  letter-spacing: var(--type-title-tracking);
  text-align: center;
  text-overflow: ellipsis;
  overflow: hidden;
  ${figures}

  &[data-off] { color: var(--color-text-tertiary); }
`;

export const Note = styled.p`
  display: flex;
  gap: var(--space-8);
  color: var(--color-text-secondary);
  font: var(--type-text);

  /* Centred on the first line, however large it is. */
  & > svg {
    flex: none;
    block-size: 1lh;
    color: var(--color-status-warning-line);
  }
  &[data-tone='danger'] > svg { color: var(--color-status-danger-line); }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
