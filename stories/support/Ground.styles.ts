import styled from 'styled-components';

/** A report within a page of Storybook, on the ground of the theme: Storybook's own page has another. */
export const Ground = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  background: var(--color-bg-page);
  color: var(--color-text-primary);
  font: var(--type-text);

  & h2 {
    margin: 0;
    font: var(--type-heading);
  }
`;
