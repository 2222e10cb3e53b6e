import styled from 'styled-components';

export const Box = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 60dvh;
  padding-block-start: var(--space-8);
  background: var(--color-bg-band);

  & > iframe {
    flex: 1;
    width: 100%;
    border: 0;
    border-radius: var(--radius-md) var(--radius-md) 0 0;
    /* Pages of others are written for white, and may say no ground of their own. */
    background: Canvas;
    color-scheme: light;
  }
`;

export const Wait = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  background: var(--color-bg-band);
  color: var(--color-text-secondary);
`;
