import styled from 'styled-components';

export const Box = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 60dvh;

  & > iframe {
    flex: 1;
    width: 100%;
    border: 0;
    background: var(--color-bg-page);
  }
`;

export const Wait = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  background: var(--color-bg-page);
  color: var(--color-text-secondary);
`;
