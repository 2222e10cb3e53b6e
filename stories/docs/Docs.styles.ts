import styled, { createGlobalStyle } from 'styled-components';

/** Storybook's wide page on the paper of the theme. */
export const DocsGround = createGlobalStyle`
  .sbdocs.sbdocs-wrapper {
    background: var(--color-bg-page);
  }

  /* The kit's base takes the marks of lists away; prose keeps them. */
  .sbdocs-content > ul {
    list-style: disc;
  }

  .sbdocs-content > ol {
    list-style: decimal;
  }

  .sbdocs.sbdocs-content:has([data-component-page]) {
    max-width: 68rem;
  }

  @media (max-width: 37.5rem) {
    .sbdocs.sbdocs-wrapper:has([data-component-page]) {
      padding: var(--space-24) var(--space-16);
    }
  }
`;

export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-40);
  color: var(--color-text-primary);
  font: var(--type-body);

  & a {
    color: var(--brand-accent-text);
  }

  & code {
    font-family: ui-monospace, monospace;
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
`;

export const Head = styled.header`
  display: grid;
  gap: var(--space-8);

  & h1 {
    margin: 0;
    font: var(--type-headline);
    overflow-wrap: anywhere;
  }

  & p {
    max-width: 46rem;
    margin: 0;
    color: var(--color-text-secondary);
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-12);

  & h2 {
    margin: 0;
    font: var(--type-heading);
  }

  & h3 {
    margin: 0;
    color: var(--color-text-secondary);
    font: var(--type-label);
  }
`;

/** Two lists beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-24) var(--space-32);
`;

export const Sentences = styled.ul`
  display: grid;
  gap: var(--space-8);
  max-width: 46rem;
  margin: 0;
  padding: 0 0 0 var(--space-20);
  list-style: disc;
`;

export const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Quiet = styled.p`
  margin: 0;
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

export const Tokens = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-4) var(--space-24);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Token = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) minmax(0, auto);
  align-items: center;
  gap: var(--space-8);
  min-height: 28px;

  & > span:last-child {
    max-width: 12rem;
    color: var(--color-text-tertiary);
    font: var(--type-caption);
    overflow-wrap: anywhere;
    text-align: end;
  }
`;

export const Swatch = styled.span`
  inline-size: 20px;
  block-size: 20px;
  border-radius: var(--radius-xs);

  &[data-colour] {
    border: 1px solid var(--color-line-hairline);
    background: var(--page-swatch);
  }
`;
