import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Bar = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-12);
  padding-block-end: var(--space-4);
  color: var(--color-text-tertiary);
  font: var(--type-text);
`;

export const Share = styled.span`
  color: var(--color-text-primary);
  font: var(--type-label);
  ${figures}
`;

export const Detail = styled.span`
  min-width: 0;
  margin-inline-start: auto;
  font-feature-settings: var(--font-feature-number);
  overflow-wrap: anywhere;
  text-align: end;
`;

/* As many beside each other as have room; with large text two rows of them. */
export const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(3.75rem, 18%)), 1fr));
  gap: var(--space-4) var(--space-8);

  &[data-long] > button > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  /* Close to the ruler, whose own numbers are left out; the chips lie on top of its target. */
  &:not(:only-child) {
    position: relative;
    margin-block-start: -0.5rem;
  }
`;
