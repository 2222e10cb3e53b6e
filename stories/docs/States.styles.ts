import styled from 'styled-components';

/** Share of the size of a phone at which a state is shown: 300 px of 375. */
const SCALE = 0.8;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 302px);
  align-items: start;
  gap: var(--space-24) var(--space-16);
`;

export const State = styled.figure`
  display: grid;
  gap: var(--space-8);
  min-width: 0;
  margin: 0;
`;

export const Caption = styled.figcaption`
  display: grid;
  gap: var(--space-2);
  font: var(--type-label);

  & > span {
    color: var(--color-text-secondary);
    font: var(--type-caption);
  }
`;

export const Screen = styled.div`
  inline-size: 302px;
  block-size: calc(var(--page-state-height) * ${SCALE} + 2px);
  overflow: clip;
  border: 1px solid var(--color-line-hairline);
  border-radius: var(--radius-sm);

  & > iframe {
    display: block;
    inline-size: 375px;
    block-size: var(--page-state-height);
    border: 0;
    transform: scale(${SCALE});
    transform-origin: 0 0;
  }
`;
