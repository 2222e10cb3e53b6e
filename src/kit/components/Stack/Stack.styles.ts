import styled from 'styled-components';

export const Box = styled.div`
  min-inline-size: 0;

  &[data-end] {
    align-items: flex-end;
    text-align: end;

    /* With large text it stands below what it stood beside. */
    @container page (max-width: 17rem) {
      align-items: flex-start;
      text-align: start;
    }
  }
  &[data-lined] > * + * { border-block-start: var(--stroke-hair) solid var(--color-line-hairline); }
`;
