import styled from 'styled-components';

export const Words = styled.p`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-icon] {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    text-align: start;
  }
  &[data-icon='center'] { justify-content: center; }

  &[data-clamp] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;

    /* Large text is never cut. */
    @container page (max-width: 17rem) { display: block; }
  }
`;
