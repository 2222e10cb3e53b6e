import styled from 'styled-components';

export const Press = styled.button`
  position: relative;

  &[data-look='block'], &[data-look='item'] {
    display: block;
    inline-size: 100%;
    outline-offset: -2px;
  }

  &[data-look='item'] {
    padding: var(--space-16) var(--size-gutter);
    border-block-end: var(--stroke-hair) solid var(--color-line-hairline);
  }
  li:last-child > &[data-look='item'], section > &[data-look='item']:last-child { border-block-end: 0; }
  &[data-look='item']:active { background: var(--color-fill-pressed); }

  &[data-look='line'] {
    display: inline-flex;
    flex: 0 1 auto;
    align-items: center;
    gap: var(--space-8);
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: var(--size-touch);
  }

  &[data-look='mark'] {
    display: flex;
    flex: none;
    border-radius: var(--radius-sm);
  }
  /* Touch stays 44 around a mark of 32, and takes no room. */
  &[data-look='mark']::after {
    content: '';
    position: absolute;
    inset: calc((100% - var(--size-touch)) / 2);
  }
`;
